/** What an operator types on the machine; the same in every language. */
export const onMachine = {
  status: 'portal status',
  backup: 'portal backup',
  restoreTest: 'portal restore-test',
  backupTo: 'install.sh --backup-to',
  clock: 'chronyc tracking',
} as const;
