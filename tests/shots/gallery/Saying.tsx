import { HeroCard } from '../../../src/learner/score/HeroCard';
import { Banner } from '../../../src/ui/controls/Banner';
import { Button } from '../../../src/ui/controls/Button';
import { Badge, Card, EmptyState, Page } from '../../../src/ui/controls/Card';
import { Dialog } from '../../../src/ui/controls/Dialog';
import { Loading } from '../../../src/ui/controls/Loading';
import { Reach } from '../../../src/ui/controls/Reach';
import { ToastBar } from '../../../src/ui/controls/ToastBar';
import { useToast } from '../../../src/ui/controls/toast';
import { WayBack } from '../../../src/ui/controls/WayBack';
import { DisplayDialog } from '../../../src/ui/display/DisplayDialog';
import { Initials } from '../../../src/ui/Initials';
import { Scene } from '../../../src/ui/Scene';
import { Part, Row } from './Part';
import { useWords } from './words';

/** `?dialog` of the gallery's address: a dialog lies over everything, so each has a picture of its own. */
const dialog = new URLSearchParams(window.location.search).get('dialog');
const nothing = () => undefined;

/** What says something: messages, cards, dialogs. */
export function Saying() {
  const words = useWords();
  if (dialog === 'toast') useToast.setState({ toast: { tone: 'success', text: words.sentence } });
  return (
    <>
      <Part name="Banner">
        {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Banner key={tone} tone={tone} actions={tone === 'info' && <Button variant="quiet">{words.usual}</Button>}>
            {tone === 'warning' ? words.long : words.sentence}
          </Banner>
        ))}
      </Part>
      <Part name="Badge">
        <Row>
          {(['plain', 'brand', 'good', 'warn'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {words.pressed}
            </Badge>
          ))}
        </Row>
      </Part>
      <Part name="Initials">
        <Initials of={{ firstName: words.value, lastName: words.label }} />
      </Part>
      <Part name="Page, HeroCard, Card, EmptyState, Reach">
        <Page
          title={words.title}
          lead={words.sentence}
          before={<WayBack to="/there" name={words.usual} />}
          actions={<Button variant="secondary">{words.usual}</Button>}
        >
          <HeroCard className="flex flex-col gap-4">
            <p className="font-bold text-2xl leading-tight">{words.sentence}</p>
            {(['secondary', 'over'] as const).map((variant) => (
              <Button key={variant} variant={variant}>
                {words.usual}
              </Button>
            ))}
          </HeroCard>
          <Card>
            <Reach whom={words.whom} many={[words.many]} when={words.when} />
          </Card>
          <EmptyState action={<Button>{words.usual}</Button>}>{words.sentence}</EmptyState>
          <EmptyState scene="tests" offer={{ name: words.usual, to: '/there' }}>
            {words.sentence}
          </EmptyState>
        </Page>
      </Part>
      <Part name="Scene">
        <Row>
          {(['tests', 'due', 'results', 'offline'] as const).map((scene) => (
            <Scene key={scene} of={scene} />
          ))}
        </Row>
      </Part>
      <Part name="Loading">
        <Loading />
      </Part>
      <ToastBar />
      <Dialog title={words.title} isOpen={dialog === 'question'} onClose={nothing}>
        <p>{words.sentence}</p>
      </Dialog>
      <DisplayDialog isOpen={dialog === 'display'} onClose={nothing} />
    </>
  );
}
