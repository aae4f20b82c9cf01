/** One way to lose an exam, and the required behaviour. A test proves it with `[trap <number>]` at the end of its title. */
export interface Trap {
  number: number;
  scenario: string;
  must: string;
  /** Why no test can show it; replaces the test. */
  reason?: string;
}

type Row = readonly [scenario: string, must: string, reason?: string];

const sending: readonly Row[] = [
  ['The server answers a hand-in with 500', 'it stays, waits and is sent again; filed once'],
  ['The server answers 401', 'one fresh token is tried; then the learner is asked to sign in, and it stays'],
  ['The browser is killed while a hand-in is on its way', 'it is sent again after the start; filed once'],
  ['The server files it and the reply is lost', 'the same bytes are sent again; never failed, never twice'],
  ['The server says that it was already submitted', 'the filed result decides whether that is success or needs a person'],
  ['The server will never take it', 'it is set aside with its copy; the others go on'],
  ['The browser has spent its background tries', 'an open page sends it when the network is back'],
  ['There is no Background Sync', 'the page does the same work'],
  ['Registering for Background Sync hangs or is refused', 'the hand-in is final and sent all the same'],
  ['The token expired during a long offline exam', 'a new one is made when sending; no network is no sign-out'],
  ['The device clock is hours behind, so a stale token looks good', 'a 401 makes a fresh one'],
  ['Another learner signs in while a hand-in waits', 'it is neither sent under their name nor shown to them'],
  ['Signing out with a hand-in waiting', 'it is named, and kept'],
  ['Page and worker, or two tabs, send at once', 'one request'],
  ['A captive portal answers 200 with a page', 'that is no success'],
  ['A redirect to a login page', 'it is not followed; tried again later'],
  ['The request hangs forever', 'it ends after its time, and the next parcel has its turn'],
  ['A hand-in is eight days old', 'it is still sent'],
  ['The server asks to keep away for 30 seconds', 'nothing comes earlier by itself; the learner is told, and may try'],
  ['A later try would build the body anew', 'every try carries the same bytes'],
  ['Double click, Enter and the timer in one moment', 'one hand-in'],
  ['A failed submission leaves the learner stuck', 'it is tried again by itself and by the learner'],
  ['A strict server refuses unknown request headers', 'none beyond the usual are sent'],
  ['The worker answers the POST and loses its body', 'it never touches a POST'],
  ['The result is opened while the hand-in waits', 'the page says that it waits, and shows no error'],
  ['The store is dead at the moment of submitting', 'the answers go straight to the server, and a copy is offered'],
  ['The last tab is closed right after submitting', 'what the screen called submitted is on the disk'],
  ['The worker dies between the reply and its note of it', 'sending again changes nothing'],
];

const identity: readonly Row[] = [
  ['A cold start on a network that is connected but dead', 'the exam is there within two seconds'],
  ['The identity service answers 503 at the start', 'the exam goes on; the learner is still signed in afterwards'],
  ['Role and profile cannot be asked for', 'what the device knew holds; only a 404 clears it'],
  ['A sign-out in another tab in the middle of an exam', 'the exam goes on; the hand-in waits'],
  ['The sign-in is revoked', 'the hand-in stays until the learner signs in'],
  ['The worker still holds yesterday’s user', 'it compares before it sends'],
  ['The sign-in library would load a frame from elsewhere at the start', 'it does not'],
  ['The identity library finds no store', 'the learner is told before the start'],
];

const storage: readonly Row[] = [
  ['A tap before the saved answers have been read', 'it is not taken; nothing is overwritten'],
  ['A new version has a new layout of the store', 'an exam under way opens in it'],
  ['Two tabs write at the same time', 'the answers of both are there'],
  ['The disk is full', 'said at once; saved as soon as there is room; a copy can be taken'],
  ['The connection to the store is lost', 'it is opened again and what was unsaved is written'],
  ['The worker holds an old connection during a change of layout', 'it closes the connection; no page waits'],
  ['An older version opens a newer store', 'it reads and writes'],
  ['Killed 200 ms after a tap', 'what was called saved is there'],
  ['The power fails', 'what was called saved had been flushed'],
  ['Killed between finishing the attempt and making the parcel', 'both or neither'],
  ['A row is damaged', 'it is set aside; the rest opens'],
  ['Site data is cleared while an exam is open', 'it is written again from memory, and said'],
  ['The browser evicts the store between two visits', 'the risk is shown before; afterwards nothing is pretended'],
  ['There is no store at all', 'no start without saying so'],
  ['Papers of one learner on a phone of another', 'not readable by them'],
  ['Replies of the API in the browser’s cache', 'there are none'],
];

const time: readonly Row[] = [
  ['A hidden tab’s timers stand still', 'the time left is right when it is looked at'],
  ['The phone sleeps past the deadline', 'handed in when it wakes, stamped with the deadline'],
  ['The clock is set back', 'no time is gained'],
  ['The clock jumps ahead', 'no time is lost'],
  ['Reloads and crashes', 'the same deadline'],
  ['Closed over the deadline, opened the next day', 'handed in with the time there was'],
  ['Zero in two tabs at once', 'one hand-in'],
  ['Back to a page that was kept in memory', 'it shows the answers and the time of now'],
  ['The time zone changes', 'nothing'],
  ['A tap one moment too late', 'it is not taken'],
  ['A paper without a duration or without questions', 'a time that ends'],
];

const updates: readonly Row[] = [
  ['A new version during an exam', 'no reload; offered afterwards'],
  ['Another tab accepts it', 'the exam’s tab stays as it is'],
  ['The first update of all', 'the page takes it when asked to'],
  ['Files of the running version are gone from the server', 'the exam has its own'],
  ['A file of the new version cannot be fetched', '“ready offline” is not claimed'],
  ['The offline page answers a call of the API', 'never'],
  ['The very first page life, offline', 'the hand-in waits and is sent'],
  ['The browser believes that it is online', 'that is a hint, never a reason'],
  ['The paper changes after it was fetched', 'refreshed before the start, never in an attempt'],
  ['The start screen offline without the paper', 'a plain message'],
  ['The installed app is started offline on a deep link', 'the exam opens'],
  ['An admin’s screen without a network', 'says so; shows and queues nothing old'],
  ['The worker is ended between two tries', 'nothing depends on its memory'],
];

const load: readonly Row[] = [
  ['Thousands come to zero in the same second', 'they take turns; none is lost'],
  ['The server was away and is back', 'they do not come in step'],
  ['The network flaps every two seconds', 'no second copy, no storm'],
  ['Handed in from another device meanwhile', 'the copy here is kept, shown and can be saved'],
];

/** All traps, in the order of their numbers. */
export const traps: readonly Trap[] = [...sending, ...identity, ...storage, ...time, ...updates, ...load].map(
  ([scenario, must, reason], i) => ({ number: i + 1, scenario, must, ...(reason !== undefined && { reason }) }),
);
