import { Component, type ReactNode, useEffect } from 'react';
import { useCopy } from '../../copy/use-copy';
import { Banner } from '../../ui/controls/Banner';

interface Props {
  /** A new path resets the fault. */
  place: string;
  children: ReactNode;
}

/** Errors of code that could not be loaded, reported by Vite's loader. */
const loadFaults = new WeakSet<object>();
window.addEventListener('vite:preloadError', ({ payload }) => loadFaults.add(payload));

type Fault = 'none' | 'not-loaded' | 'broken';

/** Error boundary: keeps the frame when a screen fails, or when its code cannot be loaded (no network, or removed by a deployment). */
export class Trouble extends Component<Props, { fault: Fault }> {
  override state: { fault: Fault } = { fault: 'none' };

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: error instanceof Error && loadFaults.has(error) ? 'not-loaded' : 'broken' };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.fault !== 'none' && before.place !== this.props.place) this.setState({ fault: 'none' });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === 'none' ? this.props.children : <Broken isLoaded={fault === 'broken'} />;
  }
}

const loadAnew = (): void => window.location.reload();

function Broken({ isLoaded }: { isLoaded: boolean }) {
  const copy = useCopy();
  const sentence = isLoaded ? copy.unexpected : copy.pageGone;
  // Code that could not be loaded may come with the network; an exam whose screen it is goes on then.
  useEffect(() => {
    if (isLoaded) return;
    window.addEventListener('online', loadAnew);
    return () => window.removeEventListener('online', loadAnew);
  }, [isLoaded]);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10">
      <Banner tone="error" offer={{ name: copy.tryAgain, onClick: loadAnew }}>
        {navigator.onLine ? sentence : copy.pageNotLoaded}
      </Banner>
    </div>
  );
}
