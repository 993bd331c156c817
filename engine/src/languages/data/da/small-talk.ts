export const phrases = {
  greeting:
    '(hej|hejsa|hej med dig|davs|goddag|god dag|godmorgen|god morgen|godaften|god aften|halløj)( alle| igen| med jer)*',
  'how-are-you': '(hvordan (går det|har du det)|hvordan står det til|går det godt)( i dag)?',
  'who-are-you':
    '(og )?(hvem er du|hvad er du|hvad hedder du)|er du (en )?(robot|bot|computer|maskine|rigtig person)|er du et menneske|hvem (taler|skriver|chatter) jeg med|hvem har (lavet|bygget|programmeret|udviklet) dig',
  'what-can-you-do':
    'hvad kan du( hjælpe (mig )?med| gøre( for mig)?)?|(kan du|kunne du) hjælpe( mig)?|hjælp( mig)?|jeg har brug for hjælp',
  thanks:
    '(ok |okay |super |fint )?(tak|mange tak|tusind tak|takker|tak skal du have|tak for hjælpen)( for hjælpen| for det)*',
  goodbye:
    '(farvel|hej hej|vi ses|ses|på gensyn|godnat|god nat|(hav|fortsat|ha) en? (god|dejlig) (dag|aften|weekend)|fortsat god (dag|aften))',
  fine: '(fint|godt|super|okay|javel|forstået|det er (fint|godt|i orden)|i orden|den er god)',
}

export const replies = {
  greeting: 'Hej! Jeg er {name}. Hvordan kan jeg hjælpe?',
  'how-are-you': 'Tak, godt! Hvordan kan jeg hjælpe?',
  'who-are-you':
    'Jeg er {name}, en chatbot, som folkene bag denne side har sat op. {about} Stil mig et spørgsmål, så leder jeg efter svaret i mine dokumenter.',
  'what-can-you-do':
    'Jeg er {name}. {about} Stil mig et spørgsmål, så leder jeg efter svaret i mine dokumenter.',
  thanks: 'Det var så lidt! Er der andet, du gerne vil vide?',
  goodbye: 'Farvel!',
  fine: 'Godt. Er der andet, du gerne vil vide?',
}
