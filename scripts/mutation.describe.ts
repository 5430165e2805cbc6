// Vitest as the tests of the packages have it while changes are tried. A block that throws before its tests are known leaves
// Vitest without tests to run, which Stryker takes for a change that nobody noticed; here such a block is a test that fails.
import { it, describe as original } from 'vitest';

export * from 'vitest';

type Block = (...given: unknown[]) => void;

function caught(block: Block): Block {
  return (...given) => {
    try {
      block(...given);
    } catch (thrown) {
      it('can be collected', () => {
        throw thrown;
      });
    }
  };
}

/** The forms of `describe` that the tests use. */
export const describe = Object.assign(
  (name: string, block: Block) => {
    original(name, caught(block));
  },
  {
    each: (cases: readonly unknown[]) => (name: string, block: Block) => {
      original.each(cases)(name, caught(block));
    },
    skipIf: (isSkipped: boolean) => (name: string, block: Block) => {
      original.skipIf(isSkipped)(name, caught(block));
    },
  },
);
