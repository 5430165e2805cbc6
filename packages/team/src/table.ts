export { teamTable } from './article-11-table.js';
