CREATE INDEX "widget_sites_host_index" ON "widget_sites" USING btree ("host");
