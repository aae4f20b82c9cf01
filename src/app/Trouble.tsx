import { Component, type ReactNode } from 'react';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { useCopy } from '../ui/use-copy';

interface Props {
  /** A new place is a new chance. */
  place: string;
  children: ReactNode;
}

/** Keeps a screen that broke, or one whose code cannot be loaded without a network, from taking the frame down with it. */
export class Trouble extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.isBroken && before.place !== this.props.place) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <Broken />;
  }
}

function Broken() {
  const copy = useCopy();
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10">
      <Banner
        tone="error"
        actions={
          <Button look="secondary" onClick={() => window.location.reload()}>
            {copy.tryAgain}
          </Button>
        }
      >
        {navigator.onLine ? copy.unexpected : copy.pageNotLoaded}
      </Banner>
    </div>
  );
}
