// Puts the built page at the root of the built site, beside the guides and the reference.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../page/dist', import.meta.url));
const site = fileURLToPath(new URL('../../../reports/site', import.meta.url));
cpSync(page, site, { recursive: true, force: true, errorOnExist: false });
