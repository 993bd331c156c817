import { ask, refuse, type SmallAgent } from '../small-agent.ts'

export const MUSEUM: SmallAgent = {
  name: 'museum (Spanish)',
  heldOut: true,
  entries: [
    {
      title: 'Horario',
      text: `Lunes: cerrado
Martes: 10:00 a 18:00
Miércoles: 10:00 a 18:00
Jueves: 10:00 a 21:00
Viernes: 10:00 a 18:00
Sábado: 9:00 a 20:00
Domingo: 9:00 a 15:00

El 25 de diciembre y el 1 de enero el museo está cerrado.`,
    },
    {
      title: 'Entradas',
      text: `| Entrada | Precio |
|---|---|
| General | 14 € |
| Estudiantes | 7 € |
| Mayores de 65 años | 8 € |
| Niños menores de 12 años | gratis |
| Familia | 30 € |
| Pase anual | 45 € |

Las entradas se compran en la taquilla o en la página web. No se devuelve el dinero, pero se puede cambiar la fecha hasta el día anterior.`,
    },
    {
      title: 'Preguntas frecuentes',
      text: `¿Se pueden hacer fotos?
Sí, sin flash ni trípode.

¿Se puede entrar con perro?
No, solo con perros guía.

¿Hay guardarropa?
Sí, es gratuito y está junto a la entrada. Las mochilas grandes deben dejarse allí.

¿Es accesible en silla de ruedas?
Sí, hay ascensores en todas las plantas y prestamos sillas sin coste.`,
    },
    {
      title: 'Colección',
      text: `- Planta 0: arqueología romana
- Planta 1: pintura del siglo XIX
- Planta 2: cerámica de Manises
- Planta 3: fotografía contemporánea

El museo fue fundado en 1924 por la pintora Elvira Soler.`,
    },
    {
      title: 'Visitas guiadas',
      text: 'Las visitas guiadas duran 90 minutos y cuestan 5 € por persona además de la entrada. Hay visitas en español, valenciano, inglés y francés. Los grupos escolares deben reservar dos semanas antes.',
    },
    {
      title: 'Contacto',
      text: 'Dirección: Calle del Mar 18, Valencia\nTeléfono: 960 555 120\nCorreo: hola@museosoler.example\nMetro: Colón, líneas 3 y 5\nAparcamiento: no hay aparcamiento propio',
    },
  ],
  conversations: [
    ask('direct', '¿Cuánto cuesta la entrada general?', ['14 €'], ['45 €']),
    ask('synonym', '¿Cuándo abrió el museo por primera vez?', ['1924']),
    ask('short', 'horario', ['Lunes: cerrado', 'Jueves: 10:00', 'Domingo: 9:00']),
    ask('short', 'dirección', ['Calle del Mar 18']),
    ask('list', 'Todos los precios de las entradas', [
      'General',
      'Estudiantes',
      'Mayores de 65',
      'menores de 12',
      'Familia',
      'Pase anual',
    ]),
    ask('list', '¿Qué hay en cada planta?', ['arqueología', 'pintura', 'cerámica', 'fotografía']),
    [
      ask('row', '¿Qué precio tiene la entrada para estudiantes?', ['7 €'], ['45 €']),
      ask('follow-up', '¿y para niños?', ['gratis'], ['45 €', 'perros']),
    ],
    [
      ask('day', '¿Abren los lunes?', ['Lunes: cerrado'], ['Miércoles', 'Domingo']),
      ask('follow-up', '¿y el domingo?', ['9:00 a 15:00'], ['Martes']),
    ],
    [
      ask('direct', '¿Hay visitas guiadas en inglés?', ['inglés']),
      ask('follow-up', '¿cuánto cuestan?', ['5 €'], ['14 €']),
      ask('follow-up', '¿y cuánto duran?', ['90 minutos']),
    ],
    ask('two-part', '¿Se pueden hacer fotos y hay guardarropa?', ['sin flash', 'junto a la entrada']),
    ask('typo', '¿donde esta el musseo, que direcion?', ['Calle del Mar 18']),
    ask('abbreviation', 'tfno?', ['960 555 120']),
    ask('yes-no', '¿Puedo entrar con mi perro?', ['solo con perros guía'], ['sin flash', 'ascensores']),
    ask(
      'story',
      'Hola, voy el sábado con mi abuela, que tiene 80 años y usa silla de ruedas. ¿Puede subir a las plantas?',
      ['ascensores'],
      ['sin flash'],
    ),
    ask('negation', '¿No devuelven el dinero si no puedo ir?', ['No se devuelve el dinero']),
    ask('yes-no', '¿Tienen aparcamiento?', ['no hay aparcamiento propio']),
    refuse('near-topic', '¿Tienen cafetería?'),
    refuse('near-topic', '¿Hay talleres para adultos?'),
    refuse('near-topic', '¿Se puede alquilar una sala para bodas?'),
    refuse('near-topic', '¿Cuánto cuesta la audioguía?'),
    refuse('off-topic', '¿Cómo se hace una paella?'),
    refuse('off-topic', '¿Quién ganó el mundial de 2010?'),
  ],
}
