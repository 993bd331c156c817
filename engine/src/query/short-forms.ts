/** Short forms that people write, and the words they stand for, by language (ISO 639-1); lower case. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  en: 'wifi wi-fi|wlan wi-fi wifi|amex american express|sso single sign-on|2fa two-factor authentication|mfa multi-factor authentication|pw password|acct account|info information|infos information|tel telephone|hrs hours|hr hour|mins minutes|min minimum minutes|max maximum|approx approximately|appt appointment|appts appointments|addr address|qty quantity|pkg package|temp temperature|dept department|mgmt management|admin administrator|app application|apps applications|docs documents documentation|doc document|pic picture|pics pictures|vid video|rep representative|vat tax|ac air conditioning|tv television|fridge refrigerator|bike bicycle|bikes bicycles|kids children|kid child|mum mother|mom mother|dad father|xmas christmas|vet veterinarian|exam examination|lab laboratory|gym gymnasium|phone telephone|ad advertisement|asap soon|os operating system|ui interface|id identification identity|dob birth|ceo chief executive|usa united states|uk united kingdom|eu european union|un united nations|wwi first world war|wwii second world war|ww2 second world war|ww1 first world war|govt government|univ university|prof professor',
  de: 'wifi wi-fi wlan|perso personalausweis|tel telefon|mwst mehrwertsteuer|nr nummer|str straße|std stunde|min minute|max maximal höchstens|inkl inklusive|kita kindergarten kindertagesstätte|azubi auszubildender|ubahn u-bahn|öpnv nahverkehr|vhs volkshochschule|info information|infos informationen|rad fahrrad|räder fahrräder|auto wagen|handy mobiltelefon|uni universität|doku dokumentation|agb geschäftsbedingungen|wlan wifi wi-fi|ec kartenzahlung karte|pin geheimzahl|ddr demokratische republik|brd bundesrepublik|eu europäische union|usa vereinigte staaten|krad motorrad|lkw lastwagen|pkw personenwagen auto|kfz kraftfahrzeug auto',
  fr: 'wifi wi-fi|cb carte bancaire|resto restaurant|appart appartement|ordi ordinateur|tél téléphone|tel téléphone|rdv rendez-vous|sav service après-vente|tva taxe|cni carte identité|ado adolescent|ados adolescents|info information|infos informations|pub publicité|frigo réfrigérateur|vélo bicyclette|métro métropolitain|fac université|bac baccalauréat|dispo disponible|promo promotion|apéro apéritif|sncf train',
  es: 'wifi wi-fi|tlf teléfono|tel teléfono|tfno teléfono|dni documento identidad|iva impuesto|bici bicicleta|bicis bicicletas|peli película|cole colegio|uni universidad|profe profesor|info información|moto motocicleta|foto fotografía|tele televisión|finde fin semana|pág página|núm número|eeuu estados unidos',
  it: 'wifi wi-fi|tel telefono|info informazioni|bici bicicletta|cell cellulare|tv televisione|iva imposta|cap codice postale|foto fotografia|frigo frigorifero|prof professore|uni università',
  nl: 'tel telefoon|info informatie|nr nummer|btw belasting|tv televisie|ov openbaar vervoer|fiets rijwiel|id identiteitsbewijs',
  pt: 'tel telefone|info informação|tv televisão|moto motocicleta|foto fotografia|prof professor|rg identidade|cpf contribuinte|eua estados unidos',
}

const read = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** The words that a lower-case short form stands for in a language; none for other words. */
export function wordsOfShortForm(word: string, language: string): readonly string[] {
  let forms = read.get(language)
  if (!forms) {
    const groups = (SHORT_FORMS[language] ?? '').split('|').map((group) => group.split(' '))
    forms = new Map(groups.map(([short = '', ...words]) => [short, words]))
    read.set(language, forms)
  }
  return forms.get(word) ?? []
}
