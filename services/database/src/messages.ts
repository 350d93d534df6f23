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
  otherVersion: (found: string, needed: string) => `de map is van PostgreSQL ${found}, deze Wervio leest PostgreSQL ${needed}`,
  noVersion: 'het bestand PG_VERSION ontbreekt, maar de map is niet leeg',
  unreadable: 'PostgreSQL kan de bestanden niet lezen',
  noAccess: (folder: string) => `De databasemap is niet te lezen of te schrijven: ${folder}\nControleer de rechten van de map, of kies een andere met WERVIO_DATA.`,
  portTaken: (port: number) => `Poort ${port} is bezet. Zet WERVIO_DATABASE_PORT op een vrije poort, of stop het programma dat hem gebruikt.`,
  lostLock: 'Een ander proces heeft de databasemap overgenomen. Dit proces stopt om schade te voorkomen.',
  stuck: 'De database is gestopt door een interne fout. Alles wat bevestigd is, staat op schijf.',
} as const
