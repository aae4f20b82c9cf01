import { Button, ButtonLink, OfferButton } from '../../../src/ui/controls/Button';
import { DialogButton } from '../../../src/ui/controls/DialogButton';
import { LanguageSwitch } from '../../../src/ui/controls/LanguageSwitch';
import { Sign } from '../../../src/ui/controls/Sign';
import { type SignName, signs } from '../../../src/ui/controls/signs';
import { WayBack } from '../../../src/ui/controls/WayBack';
import { DisplayButton } from '../../../src/ui/display/DisplayButton';
import { Link } from '../../../src/ui/link/Link';
import { NavLink } from '../../../src/ui/link/NavLink';
import { As, Part, Row } from './Part';
import { useWords } from './words';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Buttons, links and signs. */
export function Pressing() {
  const words = useWords();
  return (
    <>
      <Part name="Button">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{words.usual}</Button>
            <As state="hover">
              <Button variant={variant}>{words.hover}</Button>
            </As>
            <As state="focus-visible">
              <Button variant={variant}>{words.focus}</Button>
            </As>
            <Button variant={variant} disabled>
              {words.disabled}
            </Button>
          </Row>
        ))}
        <Row>
          <Button
            variant="secondary"
            aria-pressed="true"
            className="aria-pressed:border-marked aria-pressed:bg-marked aria-pressed:text-white"
          >
            <Sign of="flag" /> {words.pressed}
          </Button>
          <Button>{words.long}</Button>
        </Row>
      </Part>
      <Part name="ButtonLink">
        <Row>
          {variants.map((variant) => (
            <ButtonLink key={variant} to="/there" variant={variant}>
              {words.usual} <Sign of="on" />
            </ButtonLink>
          ))}
          <OfferButton name={words.usual} to="/there" />
        </Row>
      </Part>
      <Part name="DialogButton, LanguageSwitch, DisplayButton">
        <Row>
          <DialogButton dialog={() => null}>{words.usual}</DialogButton>
          <LanguageSwitch />
          <DisplayButton />
          <DisplayButton isWord />
        </Row>
      </Part>
      <Part name="Link, NavLink, WayBack">
        <Row>
          <Link to="/there" className="font-semibold text-brand-ink underline">
            {words.usual}
          </Link>
          <As state="focus-visible">
            <Link to="/there" className="font-semibold text-brand-ink underline">
              {words.focus}
            </Link>
          </As>
          <NavLink to="/here" className="font-semibold text-brand-ink aria-[current]:underline">
            {words.usual}
          </NavLink>
          <WayBack to="/there" name={words.usual} />
        </Row>
      </Part>
      <Part name="Sign">
        <Row>
          {(Object.keys(signs) as SignName[]).map((of) => (
            <span key={of} className="text-lg">
              <Sign of={of} />
            </span>
          ))}
        </Row>
      </Part>
    </>
  );
}
