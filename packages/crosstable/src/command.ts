#!/usr/bin/env node
import { start } from '@crosstable/command';

import { version } from '../package.json';

await start(version);
