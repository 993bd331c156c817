export const phrases = {
  greeting: '(buongiorno|buonasera|salve|ehilà)( a tutti)?',
  'how-are-you': 'come (stai|sta|va)',
  'who-are-you':
    'chi (sei|è lei)|come (ti chiami|si chiama)|sei (un )?(robot|bot|umano)|chi ti ha (creato|fatto|programmato|sviluppato)',
  'what-can-you-do': '(cosa|che cosa) (puoi|può) fare|(puoi|può) aiutarmi|aiuto',
  thanks: '(ok )?(grazie|ti ringrazio)( mille| tante)?',
  goodbye: '(arrivederci|a presto|a dopo|buona (giornata|serata|notte))',
  fine: "(va bene|d'accordo|perfetto|capito)",
}

export const replies = {
  greeting: 'Ciao! Sono {name}. Come posso aiutarti?',
  'how-are-you': 'Bene, grazie! Come posso aiutarti?',
  'who-are-you':
    'Sono {name}, un chatbot preparato dal team di questa pagina. {about} Fammi una domanda e cercherò la risposta nei miei documenti.',
  'what-can-you-do': 'Sono {name}. {about} Fammi una domanda e cercherò la risposta nei miei documenti.',
  thanks: 'Prego! Vuoi sapere altro?',
  goodbye: 'Arrivederci!',
  fine: 'Bene. Vuoi sapere altro?',
}
