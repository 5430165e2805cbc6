// The page in a frame of another one: the table and its accounts alone, and a link to all of it.
import './embedded.css';

/** The address of the same table with everything around it. */
function wholeAddress(): string {
  return location.href.replace(/(?<=[#&])embed=?(?:&|$)/, '');
}

/** Leaves the head, the views and the foot out. */
export function embed(): void {
  document.documentElement.classList.add('is-embedded');
  const link = document.createElement('a');
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Crosstable ↗';
  link.href = wholeAddress();
  // The address follows what is shown
  const follow = (): void => {
    link.href = wholeAddress();
  };
  for (const kind of ['pointerdown', 'focus', 'click']) link.addEventListener(kind, follow);
  const foot = document.createElement('div');
  foot.className = 'embedded-foot';
  foot.setAttribute('role', 'contentinfo');
  foot.append(link);
  document.body.append(foot);
}
