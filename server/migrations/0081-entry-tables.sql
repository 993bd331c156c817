ALTER TABLE "knowledge_entries" ADD COLUMN "table_choices" jsonb;
