import { describe } from 'vitest';
import { accessSuite } from './access';
import { bankSuite } from './bank';
import { burstSuite } from './burst';
import { cohortSuite } from './cohort';
import { categoriesSuite } from './composing/categories';
import { drawnSuite } from './composing/drawn';
import { mixesSuite } from './composing/mixes';
import { sectionsSuite } from './composing/sections';
import { setsSuite } from './composing/sets';
import { similarSuite } from './composing/similar';
import { erasureSuite } from './data/erasure';
import { personDataSuite } from './data/person-data';
import { drawsSuite } from './draws';
import { extraTimeSuite } from './extra-time';
import { forecastSuite } from './forecast';
import { fuzzSuite } from './fuzz';
import { archiveSuite } from './hour/archive';
import { cachedSuite } from './hour/cached';
import { chancesSuite } from './hour/chances';
import { moreTimeSuite } from './hour/more-time';
import { readableSuite } from './hour/readable';
import { releaseSuite } from './hour/release';
import { scheduleSuite } from './hour/schedule';
import { sealedSuite } from './hour/sealed';
import { sittingsSuite } from './hour/sittings';
import { twinKeysSuite } from './hour/twin-keys';
import { healthSuite } from './institute/health';
import { noticesSuite } from './institute/notices';
import type { Open } from './open';
import { watchedSuite } from './operation/watched';
import { pagesSuite } from './pages';
import { peopleSuite } from './people';
import { adminCallsSuite } from './people/admin-calls';
import { personChangesSuite } from './people/changes';
import { groupsSuite } from './people/groups';
import { leftAddressesSuite } from './people/left-addresses';
import { peopleListSuite } from './people/list';
import { oidcSuite } from './people/oidc';
import { openFilesSuite } from './people/open-files';
import { ownAccountsSuite } from './people/own-accounts';
import { rightsSuite } from './people/rights';
import { rosterSuite } from './people/roster';
import { scopesSuite } from './people/scopes';
import { severalGroupsSuite } from './people/several-groups';
import { underWaySuite } from './people/under-way';
import { picturesSuite } from './pictures';
import { portalSuite } from './portal';
import { practiceSuite } from './practice/log';
import { reportsSuite } from './practice/reports';
import { pushSubscriptionsSuite } from './push/subscriptions';
import { questionsSuite } from './questions';
import { kindsSuite } from './questions/kinds';
import { manyQuestionsSuite } from './questions/many';
import { passagesSuite } from './questions/passages';
import { uploadsSuite } from './questions/uploads';
import { correctionSuite } from './regrade/correction';
import { elsewhereSuite } from './regrade/elsewhere';
import { regradeSuite } from './regrade/regrading';
import { rescueImportsSuite } from './rescue-imports';
import { groupComparisonSuite } from './results/group-comparison';
import { instituteSuite } from './results/institute';
import { marksOfKindsSuite } from './results/kinds';
import { personTestsSuite } from './results/person-tests';
import { resultsSuite } from './results/results';
import { testsBeforeSuite } from './results/tests-before';
import { secrecySuite } from './secrecy';
import { sittingSuite } from './sitting';
import { appendOnlySuite } from './trail/append-only';
import { overtakenSuite } from './trail/overtaken';
import { readSuite } from './trail/read';
import { todaySuite } from './trail/today';
import { writtenSuite } from './trail/written';
import { translationsSuite } from './translations';
import { validationSuite } from './validation';
import { wrongFieldsSuite } from './wrong-fields';

const suites: Record<string, (open: Open) => void> = {
  'who may call what': accessSuite,
  people: peopleSuite,
  'two admins at once': overtakenSuite,
  groups: groupsSuite,
  'several groups': severalGroupsSuite,
  'the roster': rosterSuite,
  'roles and shut-outs': personChangesSuite,
  'which admin may call what': adminCallsSuite,
  'rights of admins': rightsSuite,
  'groups of admins': scopesSuite,
  'a file that is being written': openFilesSuite,
  'a request that is under way for long': underWaySuite,
  'the bank': bankSuite,
  'the category tree': categoriesSuite,
  'a difficulty mix': mixesSuite,
  'sections of exams': sectionsSuite,
  'drawn questions': drawnSuite,
  'similar questions': similarSuite,
  pages: pagesSuite,
  'pictures of questions': picturesSuite,
  'a draw': drawsSuite,
  'a forecast': forecastSuite,
  'a question after it was filed': questionsSuite,
  'kinds of questions': kindsSuite,
  'many questions at once': manyQuestionsSuite,
  'uploads that are taken back': uploadsSuite,
  'passages that questions share': passagesSuite,
  'sets in papers': setsSuite,
  'questions in two languages': translationsSuite,
  'a sitting': sittingSuite,
  'a schedule': scheduleSuite,
  'the archive': archiveSuite,
  'a sealed paper': sealedSuite,
  'papers in a cache': cachedSuite,
  'what a person may read of a paper': readableSuite,
  'results before their release': releaseSuite,
  'keys before their release': twinKeysSuite,
  'starts, evidence and the desk': sittingsSuite,
  'more time for everybody': moreTimeSuite,
  'a further chance': chancesSuite,
  'extra time': extraTimeSuite,
  'the list of people': peopleListSuite,
  'name and look': portalSuite,
  'the trail': appendOnlySuite,
  'the trail as it is read': readSuite,
  today: todaySuite,
  'a row of the trail': writtenSuite,
  'an erased person': erasureSuite,
  "a person's data": personDataSuite,
  'a practice log': practiceSuite,
  'reports about questions': reportsSuite,
  'notices of the institute': noticesSuite,
  'the health of the portal': healthSuite,
  'devices that want news': pushSubscriptionsSuite,
  'a rescue file': rescueImportsSuite,
  'the results of an assessment': resultsSuite,
  'one person’s tests': personTestsSuite,
  'accounts of the portal itself': ownAccountsSuite,
  'addresses that accounts leave': leftAddressesSuite,
  'sign-in by a provider': oidcSuite,
  'answers of every kind': marksOfKindsSuite,
  'a seeded institute': instituteSuite,
  'a burst': burstSuite,
  'a key corrected later': correctionSuite,
  'a question mended later': (open) => regradeSuite(open),
  'a question that counts otherwise elsewhere': elsewhereSuite,
  'what many say together': cohortSuite,
  'an assessment against the last five': testsBeforeSuite,
  'groups side by side': groupComparisonSuite,
  'the key': secrecySuite,
  'what is wrong is refused': validationSuite,
  'wrong in any place': wrongFieldsSuite,
  'what operators read': watchedSuite,
  'random requests': fuzzSuite,
};

/** Counters are of one process: Prometheus reads each process at an address of its own. */
const ofOneProcess = ['what operators read'];

const run = (open: Open, named: (name: string) => boolean): void => {
  for (const [name, suite] of Object.entries(suites)) if (named(name)) describe(name, () => suite(open));
};

/**
 * What is refused before a store is asked, requests without meaning, the composing of papers, of which every paper of the other suites is a sample, and what
 * takes long and sends hardly a statement that no other suite sends.
 */
const leastOfAStore = [
  'who may call what',
  'which admin may call what',
  'what is wrong is refused',
  'wrong in any place',
  'random requests',
  'pages',
  'a difficulty mix',
  'sections of exams',
  'drawn questions',
  'similar questions',
  'a draw',
  'a forecast',
  'kinds of questions',
  'questions in two languages',
  'sets in papers',
  'keys before their release',
  'name and look',
  'more time for everybody',
  'accounts of the portal itself',
  'one person’s tests',
  'what a person may read of a paper',
  'what many say together',
  'groups side by side',
  'a schedule',
  'the archive',
  'an assessment against the last five',
  'a rescue file',
];

/** Everything the API promises, on one store. */
export const promises = (open: Open): void => run(open, () => true);

/** What `npm test` tries on a second store. `npm run test:long` tries all promises there. */
export const promisesOfASecondStore = (open: Open): void => run(open, (name) => !leastOfAStore.includes(name));

/** What several processes promise together. */
export const promisesOfSeveral = (open: Open): void => run(open, (name) => !ofOneProcess.includes(name));
