-- Existing messages get no links, without a rewrite of the table. The UPDATE below marks those that may have some.
ALTER TABLE "messages" ADD COLUMN "links" text[] DEFAULT '{}';
--> statement-breakpoint
-- The job reads the marked ones, and what servers of the version before store from now on.
ALTER TABLE "messages" ALTER COLUMN "links" DROP DEFAULT;
--> statement-breakpoint
UPDATE "messages" SET "links" = NULL WHERE "sender_type" <> 'visitor'
  AND (coalesce("original_content", '') || "content" ~* '://|www\.' OR "sources"::text LIKE '%://%');
--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD COLUMN "links" text[];
--> statement-breakpoint
CREATE INDEX "messages_links" ON "messages" USING gin ("links") WHERE cardinality(links) > 0;
--> statement-breakpoint
CREATE INDEX "messages_unlinked" ON "messages" USING btree ("id") WHERE links is null and sender_type <> 'visitor';
--> statement-breakpoint
CREATE INDEX "knowledge_entries_links" ON "knowledge_entries" USING gin ("links") WHERE cardinality(links) > 0;
--> statement-breakpoint
CREATE INDEX "knowledge_entries_unlinked" ON "knowledge_entries" USING btree ("id") WHERE "knowledge_entries"."links" is null;
