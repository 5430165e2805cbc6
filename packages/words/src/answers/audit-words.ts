/** The words of audits. */
export interface AuditWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
}
