/** Words of asking, and auxiliaries, that the packaged stop-word lists lack; separated by spaces, lower case. */
export const QUESTION_WORDS: Readonly<Record<string, string>> = {
  en: "when why whose whom does did doing done do don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn can't cannot ll ve re having shall so such just not no nor any anyone anything anybody someone something somebody everyone everything please tell explain describe know i'm me mine yours theirs am etc during against between per via within without about upon its itself themselves myself yourself very there's whats how's who's where's kind sort type many much few several called named name take takes taking took need needs want wants happen happens happened mean means find look looking possible able long often far will would must may might",
  de: 'wann warum wieso weshalb wohin woher wer wem wen wessen was wie wo welche welcher welches welchem welchen gibt bitte heißt heisst nennt viel viele wieviel',
  es: 'qué cuál cuáles quién quiénes cuándo cuánto cuánta cuántos cuántas dónde cómo cuando cuanto donde como quien es son está están era fue ser hay tiene tienen puede pueden puedo hacer hace hizo se llama tengo',
  fr: 'quel quelle quels quelles lequel laquelle quand comment combien pourquoi quoi est-ce fait faire peut peuvent puis-je dois doit appelle',
  it: 'che cosa quale quali quando quanto quanta quanti quante dove come perché chi è sono era fu ha hanno può posso fare fa si chiama',
  nl: 'wanneer waarom waar welke welk hoeveel hoe wie wat is zijn doet mag moet heet',
  pl: 'kiedy dlaczego gdzie jaki jaka jakie który która które ile kto co jak czy jest są ma można',
  pt: 'que qual quais quem quando quanto quanta quantos quantas onde como por porque é são foi era ser há tem têm pode podem posso fazer faz se chama',
  ru: 'когда почему где куда откуда какой какая какое какие сколько кто что как зачем который можно есть ли',
  sv: 'när varför var vart vilken vilket vilka hur vem vad är kan finns heter',
}
