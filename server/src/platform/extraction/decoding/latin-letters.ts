/** The letters beyond ASCII that texts in each language are written with, in lower case. */
export const latinLetters: Readonly<Record<string, string>> = {
  Czech: 'áčďéěíňóřšťúůýž',
  Danish: 'æøåé',
  Dutch: 'éèëïóöüá',
  Estonian: 'äõöüšž',
  Finnish: 'äöåšž',
  French: 'àâæçèéêëîïôœùûüÿ',
  German: 'äöüßé',
  Hungarian: 'áéíóöőúüű',
  Icelandic: 'áéíóúýðþæö',
  Italian: 'àèéìíîòóùú',
  Latvian: 'āčēģīķļņšūž',
  Lithuanian: 'ąčęėįšųūž',
  Norwegian: 'æøåéòô',
  Polish: 'ąćęłńóśźż',
  Portuguese: 'áâãàçéêíóôõúüªº',
  Romanian: 'ăâîşţșț',
  Slovak: 'áäčďéíĺľňóôŕšťúýž',
  Slovenian: 'čšžćđ',
  Spanish: 'áéíñóúüªº',
  Swedish: 'åäöé',
  Turkish: 'çğıöşüâîûi̇',
}

/** What texts that mix the languages of Western Europe are written with. */
export const westernLetters = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœªº'
