/** Something that a page said or met and that a person should not meet. */
export interface Noticed {
  /**
   * `uncaught`: an error that no code caught · `console`: an error or a warning on the console · `failed`: a request of ours without a reply ·
   * `refused`: one that was answered with a status from 400 on.
   */
  kind: 'uncaught' | 'console' | 'failed' | 'refused';
  /** `uncaught`: its stack · `console`: level and text · else method, path and what became of the request. */
  text: string;
}

/** What a test brought about itself. */
export interface Circumstances {
  /** Whether the test made weather in front of the portal, or exchanged its build. */
  isDisturbed: boolean;
  /** Requests, as `METHOD /path: status`, that the weather answered in the portal's place. */
  caused: ReadonlySet<string>;
  /** Further notices that the test names, as `kind text`. */
  named: readonly RegExp[];
  /** Whether refusals count as foreseen: long journeys bring about many, which are not named one by one. */
  mayBeRefused?: boolean;
}

/** A page that is left ends its requests, and a browser that is offline makes none. */
const ofTheBrowser = /net::ERR_(ABORTED|INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED)/;
/** Refusals that are answers: a test without a hand-in; the emulator has no settings of a bot check. */
const answers = /^GET (\/api\/assessment\/\d+\/result: 404|\/identitytoolkit\S+\/recaptchaConfig\?\S+: 501)$/;
/** What Chromium adds on the console to a request that failed. */
const ofRequests =
  /Failed to fetch dynamically imported module|Failed to load module script|blocked by CORS policy|occurred when fetching the script/;
/** A page of an older version says so where a newer one brings the schema of the device up. */
const ofUpgrades = /^warning: Another connection wants to upgrade database/;
/** The clocks that Playwright moves are brought onto the browser's error page too, which has no cookies. */
const ofClocks = /^SecurityError: Failed to read the 'cookie' property from 'Document'.*\n\s+at <anonymous>/;
/** The tests read what a page has drawn, more than once. */
const ofLooks = /^warning: Canvas2D: Multiple readback operations/;
/** The specification has failures of forms logged (§8). */
const logged = /^warning: \w+ failed: ApiError/;

/** Returns what no test foresaw: in the order in which it was noticed. */
export function unexpected(all: readonly Noticed[], { isDisturbed, caused, named, mayBeRefused = false }: Circumstances): Noticed[] {
  const isFailing = all.some(({ kind }) => kind === 'refused' || kind === 'failed');
  const isForeseen = ({ kind, text }: Noticed): boolean => {
    if (named.some((pattern) => pattern.test(`${kind} ${text}`))) return true;
    if (kind === 'failed') return isDisturbed || ofTheBrowser.test(text);
    // A server that is being exchanged says that it stops.
    if (kind === 'refused') return mayBeRefused || caused.has(text) || answers.test(text) || (isDisturbed && text.endsWith(': 503'));
    if (kind === 'console')
      return (
        (isDisturbed && ofUpgrades.test(text)) ||
        ((isDisturbed || isFailing) && ofRequests.test(text)) ||
        (isFailing && logged.test(text)) ||
        ofLooks.test(text)
      );
    return ofClocks.test(text);
  };
  return all.filter((one) => !isForeseen(one));
}
