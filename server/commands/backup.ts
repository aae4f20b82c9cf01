import { backUp } from '../store/open/backup';
import { CommandFault, command, fileAt } from './command';

// npm run backup -- FILE

await command(async ([file], { dataDir, databaseUrl }) => {
  if (file === undefined) throw new CommandFault('Say where to: npm run backup -- FILE');
  if (databaseUrl !== null) throw new CommandFault('This backs up the embedded database; for PostgreSQL use pg_dump.');
  const bytes = await backUp(dataDir, fileAt(file));
  return `Backed up ${bytes} bytes to ${fileAt(file)}.`;
});
