CREATE INDEX "agents_secret_key_hash_index" ON "agents" USING btree ("secret_key_hash");
--> statement-breakpoint
CREATE INDEX "retired_keys_key_hash_index" ON "retired_keys" USING btree ("key_hash");
