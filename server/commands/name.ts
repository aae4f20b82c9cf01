import { ownPortal, portalLength } from '../../contract/branding/portal';
import { holdBrand, latestBrand, saveBrand } from '../store/institute/brands';
import { CommandFault, storeCommand } from './command';

// npm run name -- NAME

/** As many whole words as fit under an icon; of a longer first word its beginning. */
function shortOf(name: string): string {
  const { shortName: most } = portalLength;
  const fitting = name.slice(0, most + 1).replace(/\s+\S*$/, '');
  return (name.length <= most ? name : fitting).slice(0, most);
}

await storeCommand(async ([name = '', ...more], store) => {
  const said = name.trim();
  if (said === '' || more.length > 0) throw new CommandFault('Say: npm run name -- "NAME OF THE INSTITUTE"');
  if (said.length > portalLength.name) throw new CommandFault(`A name has ${portalLength.name} characters at most.`);
  return store.atomically(async (tx) => {
    await holdBrand(tx);
    const before = await latestBrand(tx);
    // Admins may have chosen another one meanwhile, with a logo and a colour.
    if (before !== null) return `The portal has a name: ${before.name}. Admins change it in *Name and Look*.`;
    const draft = { ...ownPortal, name: said, shortName: shortOf(said) };
    await saveBrand(tx, draft, '', Date.now());
    return `The portal is named ${said}.`;
  });
});
