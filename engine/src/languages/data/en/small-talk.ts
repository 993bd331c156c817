export const phrases = {
  greeting:
    '(hi|hey|hello|hiya|howdy|yo|greetings|good (morning|afternoon|evening|day))( there| all| everyone| again)*',
  'how-are-you':
    "(how are you|how're you|how is it going|how's it going|how do you do|what's up|whats up|sup)( doing| today)*",
  'who-are-you':
    "(and )?(who|what) (are|r) (you|u)|who is this|what is your name|what's your name|whats your name|are you (a |an )?(bot|robot|human|real|real person|person|ai|machine)|who am i (talking|speaking|chatting) (to|with)|introduce yourself|who (made|built|created|developed|programmed|designed) (you|u)|who is your (creator|maker|developer)",
  'what-can-you-do':
    'what can you (do|help( me)? with|answer)( for me)?|how can you help( me)?|can you help( me)?|help( me)?( please)?|i need help|what do you (do|know)|(can i|may i) ask (you )?(a|something|some) ?(question|questions)?',
  thanks:
    '((ok|okay|great|perfect|oh|cool|alright|yes|no) )*(thanks|thank you|thx|ty|cheers|much appreciated|thank u)( a lot| so much| very much| again| for (your|the) help| that helped)*',
  goodbye:
    '((ok|okay|thanks) )*(bye|good ?bye|bye bye|see you|see ya|farewell|good night|have a (nice|good|great) (day|evening|one|weekend)|take care)( later| soon| now)*',
  fine: '(ok|okay|k|cool|great|nice|perfect|good|got it|alright|all right|fine|awesome|i see|understood|lol|haha)( (then|so|ok|okay|k|cool|great|nice|perfect|good|got it|alright|all right|fine|awesome|i see|understood|lol|haha))*',
}

export const replies = {
  greeting: "Hello! I'm {name}. How can I help you?",
  'how-are-you': "I'm doing well, thank you! How can I help you?",
  'who-are-you':
    "I'm {name}, a chatbot set up by the team behind this page. {about} Ask me a question and I will look for the answer in what I have been given to read.",
  'what-can-you-do':
    "I'm {name}. {about} Ask me a question and I will look for the answer in what I have been given to read.",
  thanks: "You're welcome! Is there anything else you would like to know?",
  goodbye: 'Goodbye! Come back any time.',
  fine: 'Good. Is there anything else you would like to know?',
}
