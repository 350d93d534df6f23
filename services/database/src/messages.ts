/** What the operator reads when the database can't start: what happened, what is safe, what to do. */
export const messages = {
  locked: (folder: string) =>
    [
      `De databasemap is al in gebruik door een ander proces: ${folder}`,
      'Er is niets gewijzigd. Twee processen op één map maken de gegevens kapot, daarom start dit proces niet.',
      'Draait Wervio al? Stop dan eerst die andere, of kies met WERVIO_DATA een andere map.',
    ].join('\n'),
  broken: (folder: string, reason: string) =>
    [
      `De databasemap is beschadigd of onvolledig: ${folder}`,
      `Reden: ${reason}`,
      'Er is niets verwijderd. Je accounts en bestanden staan in andere mappen en zijn veilig.',
      'Wat je kunt doen:',
      `  1. Maak een kopie van de map ${folder}.`,
      '  2. Zet een reservekopie van deze map terug en start opnieuw (zie docs/operations.md).',
      `  3. Heb je die niet en mag alles weg? Geef de map een andere naam (bijvoorbeeld ${folder}.kapot) en start opnieuw.`,
    ].join('\n'),
  otherVersion: (folderVersion: string, needed: string) =>
    `de map is van PostgreSQL ${folderVersion}, deze Wervio leest PostgreSQL ${needed}`,
  noVersion: 'het bestand PG_VERSION ontbreekt, maar de map is niet leeg',
  unreadable: 'PostgreSQL kan de bestanden niet lezen',
  noAccess: (folder: string) =>
    [
      `De databasemap is niet te lezen of te schrijven: ${folder}.`,
      'Is de schijf alleen-lezen, staat er een bestand op die plaats, of heeft een andere gebruiker de rechten?',
      'Kies anders een map met WERVIO_DATA.',
    ].join(' '),
  noRoom: (folder: string) =>
    [
      `De schijf is vol, en daardoor kan de database niet starten: ${folder}.`,
      'Er is niets verwijderd. Maak ruimte vrij; daarna start de database gewoon.',
    ].join(' '),
  foreignSocketFolder: (folder: string) =>
    [
      `De map voor de socket van de database is niet van deze gebruiker, of is een verwijzing: ${folder}.`,
      'Verwijder haar, of kies met WERVIO_DATA een map met een korter pad.',
    ].join(' '),
  isFull: (folder: string) =>
    `De schijf is bijna vol. De database leest nog, maar slaat niets meer op tot er ruimte is: ${folder}`,
  isReadOnly: (folder: string) =>
    `De schijf is alleen-lezen. De database leest nog, maar slaat niets meer op: ${folder}`,
  diskUnclear: (folder: string, code: string) => `De schijf van de database is niet te bekijken (${code}): ${folder}`,
  isWritable: (folder: string) => `De database slaat weer op: ${folder}`,
  lostLock: 'Een ander proces heeft de databasemap overgenomen. Dit proces stopt om schade te voorkomen.',
  stopFailed: 'De database kon niet netjes stoppen. Alles wat bevestigd is, staat op schijf.',
  stuck: 'De database is gestopt door een interne fout. Alles wat bevestigd is, staat op schijf.',
} as const
