/** The words of what leaves the page, in one language. */
export interface ShareWords {
  // The link
  readonly hint: string;
  readonly withTournament: string;
  readonly namesInLink: string;
  /** Where a group by sex or age is shown. */
  readonly groupInLink: string;
  readonly needsFile: string;
  readonly fileOfSite: string;
  readonly linkIs: (kilobytes: string) => string;
  readonly linkTooLong: string;
  readonly copyLink: string;
  readonly copied: string;
  /** Opens the share sheet of the device. */
  readonly send: string;
  readonly qrCode: string;
  readonly qrOfLink: string;
  /** Where no code is offered. */
  readonly tooLongForQr: string;
  /** The file of this site, on a screen that nobody touches. */
  readonly reload: string;

  // A frame in another page
  readonly onAnotherPage: string;
  readonly embedHint: string;
  readonly copyLine: string;
  readonly lineCopied: string;

  // Files and paper
  readonly saveTournament: string;
  readonly saveStandings: string;
  /** JSON that holds values, and no games. */
  readonly jsonOfValues: string;
}
