import { restore } from '../store/open/backup';
import { CommandFault, command, fileAt } from './command';

// npm run restore -- FILE

await command(async ([file], { dataDir, databaseUrl }) => {
  if (file === undefined) throw new CommandFault('Say where from: npm run restore -- FILE');
  if (databaseUrl !== null) throw new CommandFault('This restores the embedded database; for PostgreSQL use pg_restore.');
  const kept = await restore(dataDir, fileAt(file));
  return `Restored from ${fileAt(file)}.${kept === null ? '' : ` What was there before is kept as ${kept}.`}`;
});
