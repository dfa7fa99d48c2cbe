/* eslint-disable-next-line @typescript-eslint/ban-ts-comment -- it runs in a page, where office.js has no types */
// @ts-nocheck: it reaches into office.js and the web view of Excel for Mac, which have no types.
/*
 * Stands before office.js in the add-in's page: the object that Excel for Mac gives its web view, forwarded to the
 * page that plays Excel. Host page and add-in page are of one origin.
 */
(() => {
  const host = window.parent;
  const { origin } = window.location;
  // What an earlier page in this frame has asked to be told of is forgotten.
  host.postMessage({ agaveLoaded: true }, origin);
  const postMessage = (json) => {
    // Otherwise office.js lets calls beyond the host's requirement sets pass here, which a real Excel would refuse.
    if (window.OfficeExtension?.CommonUtility)
      window.OfficeExtension.CommonUtility._doApiNotSupportedCheck = true;
    host.postMessage({ agave: json }, origin);
  };
  window.webkit = { messageHandlers: { Agave: { postMessage } } };
  addEventListener('message', (event) => {
    if (event.source !== host || event.origin !== origin || !event.data?.agaveCall) return;
    const [path, ...args] = event.data.agaveCall;
    path.split('.').reduce((object, key) => object?.[key], window)?.(...args);
  });
})();
