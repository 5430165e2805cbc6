// The laws try the same random cases in every run, so that a change fails them and not chance; `LAWS_SEED=2 pnpm test` tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.LAWS_SEED ?? '1') });
