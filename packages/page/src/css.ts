import { nothing } from 'lit-html';
import { Directive, type ElementPart, type PartInfo, PartType, directive } from 'lit-html/directive.js';

/** Custom properties by name, `--share`. */
type Properties = Readonly<Record<`--${string}`, string>>;

/** Sets custom properties of an element by script, because the policy of the page forbids the attribute `style`. */
class CustomProperties extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new TypeError('css stands in the tag of an element');
  }

  render(_properties: Properties): typeof nothing {
    return nothing;
  }

  override update({ element }: ElementPart, [properties]: [Properties]): typeof nothing {
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      for (const [name, value] of Object.entries(properties)) {
        if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
      }
    }
    return nothing;
  }
}

/** In the tag of an element: sets its custom properties. */
export const css = directive(CustomProperties);
