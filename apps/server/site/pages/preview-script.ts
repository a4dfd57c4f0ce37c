import { DESIGN_STYLESHEET } from './render-site-page.ts';

/**
 * Connects a previewed page to the editor: fires `resize`, scrolls, and takes a newer stylesheet of
 * the site or additions to it on request, and reports the Escape key and links to other pages of the
 * site, which the editor previews. Communicates only over the message port that it receives first.
 */
export const PREVIEW_SCRIPT = `<script>addEventListener('message',function(event){var port=event.ports[0];
if(event.source!==parent||parent===window||event.data!=='plinth-look'||!port)return;
var styles={};function take(part,css){var style=styles[part];if(!style){
var sheet=document.querySelector('style[data-design],link[href="${DESIGN_STYLESHEET}"]');if(!sheet)return;
style=styles[part]=document.createElement('style');
if(part==='sheet'){style.setAttribute('data-design','');sheet.replaceWith(style)}else sheet.after(style)}
style.textContent=css}
port.onmessage=function(asked){var to=asked.data;if(to==='resize')dispatchEvent(new Event(to));
else if(to.css!==undefined)take(to.part,to.css);
else if(to.href)location.href=to.href;
else scrollTo({top:to.scroll*document.documentElement.scrollHeight,behavior:'instant'})};
addEventListener('keydown',function(key){if(key.key==='Escape')port.postMessage('escape')});
addEventListener('click',function(click){var link=click.target.closest&&click.target.closest('a[href]');
if(!link||click.defaultPrevented||click.button||click.metaKey||click.ctrlKey||click.shiftKey||link.target==='_blank'||link.hasAttribute('download')||link.origin!==location.origin||link.getAttribute('href')[0]==='#')return;
click.preventDefault();port.postMessage({href:link.pathname+link.search+link.hash})})},{once:true})</script>`;
