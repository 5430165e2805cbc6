import type { AuditWords } from '../../../answers/audit-words.js';

export const AUDIT: AuditWords = {
  kind: 'Prüfung',
};
