/** The non-ASCII letters used by each language, in lower case. */
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

/** The letters of texts that mix Western European languages. */
export const westernLetters = 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœªº'
