// A part of the command, in a file of its own, which is loaded where it is asked for.

export { auditing } from '../../command/src/auditing.js';
