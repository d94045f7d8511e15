const d=document.documentElement,c=d.classList;c.add("js");try{const s=n=>localStorage["delguur:"+n];if(s("theme")==='"dark"')d.dataset.theme="dark";if(s("layout")==='"LIST"')c.add("aslist")}catch{}
