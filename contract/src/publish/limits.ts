/** Limits of publish. Free of dependencies, so that the chat frame can use them too. */

/** Path of the script that websites load from a server. */
export const widgetLoaderPath = '/widget/loader.js'
/** Websites with the widget remembered per agent. */
export const widgetSitesMax = 50
