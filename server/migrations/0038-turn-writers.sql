ALTER TABLE "turns" ADD COLUMN "writer" integer;
