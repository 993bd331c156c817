ALTER TABLE "knowledge_entries" ADD COLUMN "read_by" text;
--> statement-breakpoint
UPDATE "knowledge_entries" SET "read_by" = 'ocr' WHERE "facts" ? 'ocrPages';
