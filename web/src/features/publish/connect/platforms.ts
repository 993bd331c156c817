import { scriptTag } from '../snippets/script-tag.ts'

/** Code that adds the bubble to a kind of website. */
export interface WebsitePlatform {
  readonly name: string
  /** Where the code goes. */
  readonly help: string
  readonly code: (attributes: Readonly<Record<string, string>>) => string
}

export const platforms: readonly WebsitePlatform[] = [
  {
    name: 'HTML',
    help: 'Paste this before the closing </body> of every page, or into the template that all pages share.',
    code: scriptTag,
  },
  {
    name: 'React',
    help: 'Save this as chat-bubble.jsx and put <ChatBubble /> into your outermost component.',
    code: reactCode,
  },
  {
    name: 'Vue',
    help: 'Save this as ChatBubble.vue and put <ChatBubble /> into App.vue.',
    code: vueCode,
  },
  {
    name: 'WordPress',
    help: 'Add this at the end of functions.php of your child theme, or paste the part from <script to </script> into the footer box of a header and footer plugin.',
    code: wordPressCode,
  },
  {
    name: 'Shopify',
    help: 'In Online Store, Themes, Edit code, open layout/theme.liquid and paste this before the closing </body>.',
    code: shopifyCode,
  },
  {
    name: 'Tag Manager',
    help: 'Make a tag of the kind Custom HTML with this code, triggered by Initialization - All Pages, and publish the container. Tag Manager drops data attributes from script tags, so the script sets them.',
    code: tagManagerCode,
  },
]

/** A JavaScript literal that is safe inside a script element. */
const quote = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The statements that add the script to a page, one per line; the first begins with `start`. */
function insertion(attributes: Readonly<Record<string, string>>, start: string): string[] {
  return [
    `${start}script = document.createElement('script');`,
    'script.async = true;',
    ...Object.entries(attributes).map(([name, value]) => `script.setAttribute('${name}', ${quote(value)});`),
    'document.body.appendChild(script);',
  ]
}

const indent = (lines: readonly string[], depth: number) =>
  lines.map((line) => `${' '.repeat(depth)}${line}`).join('\n')

/** Removes the bubble when a page is left without a reload. */
const removal = (attributes: Readonly<Record<string, string>>) => [
  'script.remove();',
  `window.ParleyKit?.agent(${quote(attributes['data-agent'])})?.remove();`,
]

function reactCode(attributes: Readonly<Record<string, string>>): string {
  return `import { useEffect } from 'react';

export function ChatBubble() {
  useEffect(() => {
${indent(insertion(attributes, 'const '), 4)}
    return () => {
${indent(removal(attributes), 6)}
    };
  }, []);
  return null;
}`
}

function vueCode(attributes: Readonly<Record<string, string>>): string {
  return `<script setup>
import { onMounted, onUnmounted } from 'vue';

let script;
onMounted(() => {
${indent(insertion(attributes, ''), 2)}
});
onUnmounted(() => {
${indent(removal(attributes), 2)}
});
</script>

<template></template>`
}

function wordPressCode(attributes: Readonly<Record<string, string>>): string {
  return `add_action('wp_footer', function () { ?>
${scriptTag(attributes)}
<?php });`
}

/** Two braces in a name would be a Liquid tag of the theme. */
function shopifyCode(attributes: Readonly<Record<string, string>>): string {
  return scriptTag(attributes).replaceAll('{', '&#123;')
}

/** Avoids newer syntax: its editor accepts only older JavaScript. */
function tagManagerCode(attributes: Readonly<Record<string, string>>): string {
  return `<script>
(function () {
${indent(insertion(attributes, 'var '), 2)}
})();
</script>`
}
