export const phrases = {
  greeting: '(bonjour|salut|bonsoir|coucou|allô)( à tous)?',
  'how-are-you': '(comment )?(ça va|ca va|vas-tu|allez-vous|vas tu|allez vous)( bien)?',
  'who-are-you':
    "(tu es|vous êtes|t'es) qui|qui (es-tu|êtes-vous|es tu|êtes vous)|(comment|quel est) (t'appelles-tu|vous appelez-vous|ton nom|votre nom)|(es-tu|êtes-vous) (un )?(robot|humain|bot)|qui (t'a|vous a) (créée?|faite?|programmée?|développée?)",
  'what-can-you-do': "que (peux-tu|pouvez-vous) faire|(peux-tu|pouvez-vous) m'aider|aide|j'ai besoin d'aide",
  thanks: '(ok |super )?merci( beaucoup| bien| infiniment| à vous| à toi| pour (ton|votre) aide)*',
  goodbye: '(au revoir|à bientôt|à plus|bonne (journée|soirée|nuit)|adieu)',
  fine: "(d'accord|très bien|parfait|ok merci|compris)",
}

export const replies = {
  greeting: 'Bonjour ! Je suis {name}. Comment puis-je vous aider ?',
  'how-are-you': 'Très bien, merci ! Comment puis-je vous aider ?',
  'who-are-you':
    'Je suis {name}, un chatbot mis en place par l’équipe de cette page. {about} Posez-moi une question et je chercherai la réponse dans mes documents.',
  'what-can-you-do':
    'Je suis {name}. {about} Posez-moi une question et je chercherai la réponse dans mes documents.',
  thanks: 'Je vous en prie ! Puis-je vous aider pour autre chose ?',
  goodbye: 'Au revoir !',
  fine: 'Très bien. Puis-je vous aider pour autre chose ?',
}
