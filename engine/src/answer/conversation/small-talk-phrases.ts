/** What a visitor may say without asking anything. */
export type SmallTalkKind =
  | 'greeting'
  | 'how-are-you'
  | 'who-are-you'
  | 'what-can-you-do'
  | 'thanks'
  | 'goodbye'
  | 'fine'

export interface SmallTalkLanguage {
  /** Whole clauses, lower case, without punctuation, as regular expressions. */
  readonly phrases: Readonly<Record<SmallTalkKind, string>>
  /** `{name}` is the agent's name, `{about}` its tagline or description as a sentence of its own, or nothing. */
  readonly replies: Readonly<Record<SmallTalkKind, string>>
}

const HELP_EN = 'Ask me a question and I will look for the answer in what I have been given to read.'
const HELP_DE = 'Stellen Sie mir eine Frage, und ich suche die Antwort in meinen Unterlagen.'
const HELP_FR = 'Posez-moi une question et je chercherai la réponse dans mes documents.'
const HELP_ES = 'Hazme una pregunta y buscaré la respuesta en mis documentos.'
const HELP_IT = 'Fammi una domanda e cercherò la risposta nei miei documenti.'
const HELP_PT = 'Faça uma pergunta e eu procuro a resposta nos meus documentos.'
const HELP_NL = 'Stel me een vraag en ik zoek het antwoord in mijn documenten.'

/** In the order in which they are tried. */
export const SMALL_TALK: readonly SmallTalkLanguage[] = [
  {
    phrases: {
      greeting:
        '(hi|hey|hello|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day))( there| all| everyone| again)*',
      'how-are-you':
        "(how are you|how're you|how is it going|how's it going|how do you do|what's up|whats up|sup)( doing| today)*",
      'who-are-you':
        "(and )?(who|what) (are|r) (you|u)|who is this|what is your name|what's your name|whats your name|are you (a |an )?(bot|robot|human|real|real person|person|ai|machine)|who am i (talking|speaking|chatting) (to|with)|introduce yourself",
      'what-can-you-do':
        'what can you (do|help( me)? with|answer)( for me)?|how can you help( me)?|can you help( me)?|help( me)?( please)?|i need help|what do you (do|know)|(can i|may i) ask (you )?(a|something|some) ?(question|questions)?',
      thanks:
        '((ok|okay|great|perfect|oh|cool|alright|yes|no) )*(thanks|thank you|thx|ty|cheers|much appreciated|thank u)( a lot| so much| very much| again| for (your|the) help| that helped)*',
      goodbye:
        '((ok|okay|thanks) )*(bye|good ?bye|bye bye|see you|see ya|farewell|good night|have a (nice|good|great) (day|evening|one|weekend)|take care)( later| soon| now)*',
      fine: '(ok|okay|k|cool|great|nice|perfect|good|got it|alright|all right|fine|awesome|i see|understood|lol|haha)( (then|so|ok|okay|k|cool|great|nice|perfect|good|got it|alright|all right|fine|awesome|i see|understood|lol|haha))*',
    },
    replies: {
      greeting: "Hello! I'm {name}. How can I help you?",
      'how-are-you': "I'm doing well, thank you! How can I help you?",
      'who-are-you': `I'm {name}. {about} ${HELP_EN}`,
      'what-can-you-do': `I'm {name}. {about} ${HELP_EN}`,
      thanks: "You're welcome! Is there anything else you would like to know?",
      goodbye: 'Goodbye! Come back any time.',
      fine: 'Good. Is there anything else you would like to know?',
    },
  },
  {
    phrases: {
      greeting:
        '(hallo|guten (tag|morgen|abend)|moin|servus|grüß gott|grüezi|grüß dich)( zusammen| nochmal)*',
      'how-are-you': "wie geht( es|'s|s)?( dir| ihnen| euch)?( heute)?",
      'who-are-you':
        '(und )?wer (bist du|sind sie|seid ihr)( eigentlich)?|was bist du|wie (heißt du|heißen sie)|(bist du|sind sie) (ein )?(bot|roboter|mensch|ki)|mit wem (spreche|schreibe) ich',
      'what-can-you-do':
        '(was|wie|wobei) (kannst du|können sie)( mir| alles| so)*( tun| machen| helfen)?|(können sie|kannst du) mir helfen|hilfe|ich brauche hilfe',
      thanks:
        '(ok |super |prima )?(danke|vielen dank|danke schön|dankeschön|besten dank|herzlichen dank|merci)( sehr| dir| ihnen| für (die|deine|ihre) hilfe)*',
      goodbye:
        '(tschüss|tschüß|auf wiedersehen|bis (bald|später|dann)|ciao|gute nacht|schönen (tag|abend)( noch)?)',
      fine: '(alles klar|gut|prima|verstanden|in ordnung|passt)',
    },
    replies: {
      greeting: 'Hallo! Ich bin {name}. Wie kann ich helfen?',
      'how-are-you': 'Danke, gut! Wie kann ich helfen?',
      'who-are-you': `Ich bin {name}. {about} ${HELP_DE}`,
      'what-can-you-do': `Ich bin {name}. {about} ${HELP_DE}`,
      thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
      goodbye: 'Auf Wiedersehen!',
      fine: 'Gut. Möchten Sie noch etwas wissen?',
    },
  },
  {
    phrases: {
      greeting: '(bonjour|salut|bonsoir|coucou|allô)( à tous)?',
      'how-are-you': '(comment )?(ça va|ca va|vas-tu|allez-vous|vas tu|allez vous)( bien)?',
      'who-are-you':
        "(tu es|vous êtes|t'es) qui|qui (es-tu|êtes-vous|es tu|êtes vous)|(comment|quel est) (t'appelles-tu|vous appelez-vous|ton nom|votre nom)|(es-tu|êtes-vous) (un )?(robot|humain|bot)",
      'what-can-you-do':
        "que (peux-tu|pouvez-vous) faire|(peux-tu|pouvez-vous) m'aider|aide|j'ai besoin d'aide",
      thanks: '(ok |super )?merci( beaucoup| bien| infiniment| à vous| à toi| pour (ton|votre) aide)*',
      goodbye: '(au revoir|à bientôt|à plus|bonne (journée|soirée|nuit)|adieu)',
      fine: "(d'accord|très bien|parfait|ok merci|compris)",
    },
    replies: {
      greeting: 'Bonjour ! Je suis {name}. Comment puis-je vous aider ?',
      'how-are-you': 'Très bien, merci ! Comment puis-je vous aider ?',
      'who-are-you': `Je suis {name}. {about} ${HELP_FR}`,
      'what-can-you-do': `Je suis {name}. {about} ${HELP_FR}`,
      thanks: 'Je vous en prie ! Puis-je vous aider pour autre chose ?',
      goodbye: 'Au revoir !',
      fine: 'Très bien. Puis-je vous aider pour autre chose ?',
    },
  },
  {
    phrases: {
      greeting: '(hola|buenos días|buenas( tardes| noches)?|buen día|saludos)',
      'how-are-you': '(cómo|como) (estás|está|estas|esta|te va|le va)|qué tal|que tal',
      'who-are-you':
        '(quién|quien) (eres|es usted)|(cómo|como) (te llamas|se llama)|eres (un )?(robot|bot|humano)',
      'what-can-you-do':
        '(qué|que) (puedes|puede) hacer|(en qué|cómo) (puedes|puede) ayudarme|(puedes|puede) ayudarme|ayuda|necesito ayuda',
      thanks: '(ok |vale )?(muchas |mil )?gracias( por (tu|su) ayuda)?',
      goodbye: '(adiós|adios|hasta (luego|pronto|mañana)|chao|nos vemos|que tengas (un )?buen día)',
      fine: '(vale|de acuerdo|perfecto|entendido|muy bien)',
    },
    replies: {
      greeting: '¡Hola! Soy {name}. ¿En qué puedo ayudarte?',
      'how-are-you': '¡Muy bien, gracias! ¿En qué puedo ayudarte?',
      'who-are-you': `Soy {name}. {about} ${HELP_ES}`,
      'what-can-you-do': `Soy {name}. {about} ${HELP_ES}`,
      thanks: '¡De nada! ¿Quieres saber algo más?',
      goodbye: '¡Hasta luego!',
      fine: 'Muy bien. ¿Quieres saber algo más?',
    },
  },
  {
    phrases: {
      greeting: '(buongiorno|buonasera|salve|ehilà)( a tutti)?',
      'how-are-you': 'come (stai|sta|va)',
      'who-are-you': 'chi (sei|è lei)|come (ti chiami|si chiama)|sei (un )?(robot|bot|umano)',
      'what-can-you-do': '(cosa|che cosa) (puoi|può) fare|(puoi|può) aiutarmi|aiuto',
      thanks: '(ok )?(grazie|ti ringrazio)( mille| tante)?',
      goodbye: '(arrivederci|a presto|a dopo|buona (giornata|serata|notte))',
      fine: "(va bene|d'accordo|perfetto|capito)",
    },
    replies: {
      greeting: 'Ciao! Sono {name}. Come posso aiutarti?',
      'how-are-you': 'Bene, grazie! Come posso aiutarti?',
      'who-are-you': `Sono {name}. {about} ${HELP_IT}`,
      'what-can-you-do': `Sono {name}. {about} ${HELP_IT}`,
      thanks: 'Prego! Vuoi sapere altro?',
      goodbye: 'Arrivederci!',
      fine: 'Bene. Vuoi sapere altro?',
    },
  },
  {
    phrases: {
      greeting: '(olá|ola|oi|bom dia|boa (tarde|noite))( a todos)?',
      'how-are-you': '(tudo bem|como (está|vai|estás|você está))( com você)?',
      'who-are-you':
        'quem (é você|és tu|é|és)|(qual é o seu nome|como (você )?se chama)|você é (um )?(robô|bot|humano)',
      'what-can-you-do':
        'o que (você )?(pode|podes|consegue) fazer|(você )?pode me ajudar|ajuda|preciso de ajuda',
      thanks: '(ok )?(muito )?obrigad[oa]( pela ajuda)?',
      goodbye: '(tchau|adeus|até (logo|breve|mais)|tenha um bom dia)',
      fine: '(certo|está bem|perfeito|entendi)',
    },
    replies: {
      greeting: 'Olá! Eu sou {name}. Como posso ajudar?',
      'how-are-you': 'Tudo bem, obrigado! Como posso ajudar?',
      'who-are-you': `Eu sou {name}. {about} ${HELP_PT}`,
      'what-can-you-do': `Eu sou {name}. {about} ${HELP_PT}`,
      thanks: 'De nada! Quer saber mais alguma coisa?',
      goodbye: 'Até logo!',
      fine: 'Certo. Quer saber mais alguma coisa?',
    },
  },
  {
    phrases: {
      greeting: '(hoi|goedemorgen|goedemiddag|goedenavond|goedendag|dag)( allemaal)?',
      'how-are-you': 'hoe (gaat het|is het)( met (je|u))?',
      'who-are-you': 'wie (ben je|ben jij|bent u)|hoe (heet je|heet u)|ben je (een )?(robot|bot|mens)',
      'what-can-you-do': 'wat (kun|kan) (je|jij|u)( doen)?|(kun|kan) (je|u) (me|mij) helpen|hulp',
      thanks: '(ok )?(bedankt|dank (je|u)( wel)?|dankjewel|dankuwel)( voor (je|uw) hulp)?',
      goodbye: '(tot ziens|doei|tot (straks|later)|fijne (dag|avond)( nog)?)',
      fine: '(prima|oké|begrepen|duidelijk)',
    },
    replies: {
      greeting: 'Hallo! Ik ben {name}. Hoe kan ik helpen?',
      'how-are-you': 'Goed, dank je! Hoe kan ik helpen?',
      'who-are-you': `Ik ben {name}. {about} ${HELP_NL}`,
      'what-can-you-do': `Ik ben {name}. {about} ${HELP_NL}`,
      thanks: 'Graag gedaan! Wil je nog iets weten?',
      goodbye: 'Tot ziens!',
      fine: 'Prima. Wil je nog iets weten?',
    },
  },
]
