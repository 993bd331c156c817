export const synonyms = `
costar precio tarifa importe pagar
caro precio costar
comprar adquirir
comenzar empezar iniciar principio
terminar acabar finalizar concluir cesar
morir fallecer defunción
nacer natal mundo
vivir residir habitar morar
habitante población residente
construir edificar erigir levantar
fundar establecer crear
inventar idear crear desarrollar
descubrir encontrar hallar
destruir arrasar devastar
vencer ganar victoria derrotar triunfo
guerra batalla conflicto combate
rey monarca soberano emperador
gobernar reinar
líder jefe dirigente director
ciudad localidad municipio
lugar sitio ubicación
país estado nación
región zona territorio área
largo duración
tiempo duración durar
grande tamaño superficie extensión
velocidad rápido
edad viejo antiguo
razón causa motivo
enfermedad dolencia trastorno
permitir autorizar
prohibir vetar
necesario requerido obligatorio necesitar
ayudar apoyo asistencia soporte
error problema fallo avería
roto dañado defectuoso averiado
reparar arreglar
contraseña clave
registrar inscribir apuntar alta
acceder entrar sesión
llamar teléfono
móvil celular teléfono
dirección ubicación domicilio
cita turno
habitación cuarto
comida plato
comer alimento
gratis gratuito
descuento rebaja oferta
empresa compañía negocio firma
empleado trabajador personal plantilla
cliente usuario
profesor maestro docente
escuela colegio
dinero moneda divisa
electricidad corriente luz
río cauce
mar océano
coche auto automóvil carro vehículo
bici bicicleta
padre papá
madre mamá
niño hijo
padres madre
esposa mujer cónyuge
esposo marido cónyuge
casar boda matrimonio
profesión oficio ocupación trabajo
empleo trabajo puesto
enviar mandar
envío entrega
entregar repartir
devolver devolución reembolso
reembolsar dinero
cancelar anular baja
abrir horario
cerrar cierre
modificar cambiar editar
eliminar borrar suprimir quitar
añadir agregar
fabricar producir
mostrar ver
recibir obtener conseguir
dar ofrecer
llamar nombre denominar
significar sentido
decir afirmar declarar
pensar creer opinar
ver mirar
hablar idioma lengua
médico doctor
imagen foto fotografía
película cine film
autor escritor
escribir autor redactar
pintor artista
universidad facultad
estudiar carrera universidad
científico investigador
andar caminar
peligro riesgo
ley norma regla
matar asesinar
atacar ataque asalto
importante principal
famoso conocido
pequeño chico
número cantidad
parte sección
tipo clase
usar utilizar emplear
aumentar crecer subir
disminuir bajar descender
conectar enlazar
guardar almacenar
entrada billete boleto
aparcar estacionar parking
basura residuo
ropa vestimenta
garantía cobertura
sueldo salario
origen procedencia
salir partir
perro gato mascota
mascota animal
ordenador computadora
ingrediente componente
plazo duración
factura pago
regresar volver
`

export const same = `
envío entrega porte
enviar entregar
reembolso reembolsar
devolución devolver
teléfono telefonear llamar
abierto apertura abrir horario
reparar reparación arreglar
tienda comercio
coche carro automóvil
bicicleta bici
equipaje maletas
piso apartamento departamento
ascensor elevador
baño aseo servicio wc
basura residuos
empleados personal
vale cupón bono
factura recibo
médico doctor
cochecito carrito
wifi internet
cancelar cancelación anular
aparcar aparcamiento estacionamiento parking
precio tarifa coste costo
gratis gratuito
permitido autorizado
roto defectuoso averiado
cambiar cambio
depósito anticipo señal
regalo obsequio
niño crío
`

export const topics = `
abierto abre abren apertura horario horarios cerrado cierra cierran cierre abrir cerrar atienden
precio precios coste costo cuesta cuestan vale valen sale tarifa tarifas caro importe euros pagar cobran cobráis
descuento descuentos rebaja oferta promoción reducido estudiante estudiantes jubilado jubilados carné cupón
gratis gratuito gratuita incluido incluida incluye
pagar pago tarjeta efectivo metálico transferencia bizum paypal visa mastercard contado crédito débito
plazos cuotas fraccionar financiar
fianza señal depósito anticipo adelanto reserva
reembolso devolución devolver devuelven reembolsar dinero reintegro
cancelar cancelación anular anulación baja enfermo imprevisto desistir
cambiar modificar aplazar mover posponer cambio
baja rescindir contrato permanencia suscripción
reservar reserva cita apuntarse inscribirse inscripción plaza plazas matrícula
cita turno espera esperar previa
envío enviar enviáis entrega entregar reparto paquete portes plazo mandar domicilio
recoger recogida retirar llevar
devolver devolución cambio cambiar desistimiento
garantía reclamación defecto roto avería reparar reparación estropeado dañado
aparcar aparcamiento parking coche auto vehículo garaje estacionar plaza
llegar cómo autobús bus tren estación parada metro tranvía dirección carretera acceso
traslado recogida aeropuerto estación lanzadera
bici bicicleta bicicletas patinete
eléctrico cargar cargador enchufe recarga recargar
perro perros mascota mascotas animal animales gato perrito cachorro correa
niño niños niña niñas hijo hija hijos bebé pequeño pequeños crío peque chiquillo
bebé pañal pañales cambiador carrito
cuna trona camita
menor menores padres adulto adultos autorización madre padre adolescente
edad años mínima mayor cumpleaños
amigo amigos pareja acompañante invitado invitados visita visitas
wifi internet red conexión contraseña clave cobertura
desayuno desayunar mañana bufé
comida comer almuerzo mediodía almorzar
cena cenar noche
comer comida restaurante cocina plato menú carta hambre bar
beber bebida bebidas agua café té cerveza vino alcohol
vegetariano vegetariana vegano vegana carne
alergia alergias alérgico celíaco celiaco gluten lactosa intolerancia frutos-secos
silla ruedas discapacidad minusválido accesible accesibilidad rampa escaleras ascensor movilidad escalones
ascensor piso planta escalera
fumar fumador fumadores tabaco cigarrillo
baño aseo aseos servicio servicios wc váter
ducha duchas vestuario vestuarios baño
piscina nadar bañarse baño sauna spa
habitación habitaciones dormir noche noches cama camas alojamiento dormitorio dormitorios
toalla toallas sábanas ropa
entrada llegada llegar check-in llaves llave
salida salir check-out dejar marcharse
equipaje maleta maletas bolsa mochila consigna taquilla guardar
perdido olvidado olvidé perdidos encontrado
llave llaves puerta código entrada entrar acceso
ruido silencio música fiesta fiestas molestar
calefacción frío calor temperatura leña chimenea estufa
aire acondicionado calor ventilador
tiempo lluvia nieve tormenta llueve nieva
enfermo enfermedad médico justificante fiebre
urgencia urgencias médico doctor dolor emergencia hospital
accidente lesión herido
medicamento medicamentos receta farmacia
seguro asegurado responsabilidad daños robo mutua
socio socios cuota afiliarse miembro abono
contraseña cuenta usuario acceder
teléfono llamar número contactar contacto correo mensaje escribir email whatsapp
idioma idiomas inglés hablar hablan traducción
trabajo trabajar empleo currículum puesto oferta
prácticas aprendiz formación
sueldo salario cobrar ganar
clase clases curso lección aprender profesor monitor prueba
examen prueba aprobar suspender repetir
papeles documento documentos formulario justificante dni pasaporte carné permiso solicitud
ropa zapatos calzado equipo material llevar traer casco
alquilar alquiler prestar préstamo dejar
comprar compra vender venta pedir tienda supermercado
regalo regalar vale tarjeta-regalo cumpleaños
grupo grupos colegio empresa excursión
boda bodas fiesta celebrar celebración evento cumpleaños despedida
personas gente plazas capacidad máximo aforo caben
foto fotos fotografiar imágenes
lavar lavadora colada secadora
cocina cocinar nevera frigorífico horno vitrocerámica vajilla lavavajillas
barbacoa parrilla asar fuego
jardín terraza balcón fuera exterior patio
basura residuos reciclar contenedor
limpieza limpiar limpio
talla tamaño grande medida
duración dura tiempo minutos horas tarda
antelación antes anticipación plazo aviso avisar víspera
tarde retraso puntual
hoy mañana última-hora inmediato
festivo festivos navidad semana-santa nochevieja puente puentes
temporada verano invierno mes meses vacaciones
principiante principiantes nivel avanzado experiencia
miedo nervioso
datos privacidad borrar
factura recibo ticket iva
ecológico local casero fresco
cerca distancia lejos andando alrededores kilómetros
domicilio casa desplazamiento
segunda-mano usado ocasión
montaje montar instalar instalación colocar
suplemento extra recargo adicional
consejo asesorar probar prueba
avisar informar comunicar
completo lista disponible disponibilidad libre ocupado
mudanza mudarse dirección
vacaciones viaje ausente
`
