export const phrases = {
  greeting: '(hallo|guten (tag|morgen|abend)|moin|servus|grüß gott|grüezi|grüß dich)( zusammen| nochmal)*',
  'how-are-you': "wie geht( es|'s|s)?( dir| ihnen| euch)?( heute)?",
  'who-are-you':
    '(und )?wer (bist du|sind sie|seid ihr)( eigentlich)?|was bist du|wie (heißt du|heißen sie)|(bist du|sind sie) (ein )?(bot|roboter|mensch|ki)|mit wem (spreche|schreibe) ich|wer hat (dich|sie) (gemacht|gebaut|programmiert|entwickelt|erstellt|erschaffen)',
  'what-can-you-do':
    '(was|wie|wobei) (kannst du|können sie)( mir| alles| so)*( tun| machen| helfen)?|(können sie|kannst du) mir helfen|hilfe|ich brauche hilfe',
  thanks:
    '(ok |super |prima )?(danke|vielen dank|danke schön|dankeschön|besten dank|herzlichen dank|merci)( sehr| dir| ihnen| für (die|deine|ihre) hilfe)*',
  goodbye:
    '(tschüss|tschüß|auf wiedersehen|bis (bald|später|dann)|ciao|gute nacht|schönen (tag|abend)( noch)?)',
  fine: '(alles klar|gut|prima|verstanden|in ordnung|passt)',
}

export const replies = {
  greeting: 'Hallo! Ich bin {name}. Wie kann ich helfen?',
  'how-are-you': 'Danke, gut! Wie kann ich helfen?',
  'who-are-you':
    'Ich bin {name}, ein Chatbot, den das Team hinter dieser Seite eingerichtet hat. {about} Stellen Sie mir eine Frage, und ich suche die Antwort in meinen Unterlagen.',
  'what-can-you-do':
    'Ich bin {name}. {about} Stellen Sie mir eine Frage, und ich suche die Antwort in meinen Unterlagen.',
  thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
  goodbye: 'Auf Wiedersehen!',
  fine: 'Gut. Möchten Sie noch etwas wissen?',
}
