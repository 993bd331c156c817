CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"activity_type" text NOT NULL,
	"bot_id" bigint NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "agents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" text NOT NULL,
	"api_key" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"tone_type" text NOT NULL,
	"custom_tone" text NOT NULL,
	"brand_color" text NOT NULL,
	"profile_image_blob_id" bigint,
	"status" text NOT NULL,
	"greeting" text NOT NULL,
	"own_starter_prompts" jsonb NOT NULL,
	"trained_starter_prompts" jsonb NOT NULL,
	"visibility" text NOT NULL,
	"allowed_domains" text[] NOT NULL,
	"conversation_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"vector_store_id" text,
	"knowledge_revision" integer NOT NULL,
	"requested_revision" integer NOT NULL,
	"knowledge_bytes" bigint NOT NULL,
	"live_version" integer,
	"trained" boolean NOT NULL,
	"training_status" text NOT NULL,
	"training_error" text,
	"training_progress" real NOT NULL,
	CONSTRAINT "agents_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "agents_apiKey_unique" UNIQUE("api_key")
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"subscription_tier" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_username_key" UNIQUE("username_key"),
	CONSTRAINT "users_email_key" UNIQUE("email_key")
);

--> statement-breakpoint
CREATE TABLE "turns" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"conversation_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"visitor_id" text NOT NULL,
	"idempotency_key" text,
	"state" text NOT NULL,
	"credit_period" date,
	"events" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"visitor_id" text NOT NULL,
	"is_test" boolean NOT NULL,
	"preview" text NOT NULL,
	"message_count" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"sender_type" text NOT NULL,
	"content" text NOT NULL,
	"status" text,
	"reply_kind" text,
	"sources" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "knowledge_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"source_url" text,
	"text" text NOT NULL,
	"text_bytes" bigint NOT NULL,
	"words" integer NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"file_blob_id" bigint,
	"file_bytes" bigint,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "index_entries" (
	"agent_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"file_name" text NOT NULL,
	CONSTRAINT "index_entries_agent_id_version_entry_id_pk" PRIMARY KEY("agent_id","version","entry_id")
);

--> statement-breakpoint
CREATE TABLE "index_parts" (
	"agent_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "index_parts_agent_id_version_part_pk" PRIMARY KEY("agent_id","version","part")
);

--> statement-breakpoint
CREATE TABLE "index_versions" (
	"agent_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"purges" integer DEFAULT 0 NOT NULL,
	"passage_count" integer NOT NULL,
	"byte_length" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "index_versions_agent_id_version_pk" PRIMARY KEY("agent_id","version")
);

--> statement-breakpoint
CREATE TABLE "passages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"text_hash" "bytea" NOT NULL,
	"ordinal" integer NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "credit_usage" (
	"user_id" bigint NOT NULL,
	"period_start" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "credit_usage_user_id_period_start_pk" PRIMARY KEY("user_id","period_start")
);

--> statement-breakpoint
CREATE TABLE "blob_parts" (
	"blob_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "blob_parts_blob_id_part_pk" PRIMARY KEY("blob_id","part")
);

--> statement-breakpoint
CREATE TABLE "blobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"media_type" text NOT NULL,
	"byte_length" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);

--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_profile_image_blob_id_blobs_id_fk" FOREIGN KEY ("profile_image_blob_id") REFERENCES "public"."blobs"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_question_id_messages_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD CONSTRAINT "knowledge_entries_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "knowledge_entries" ADD CONSTRAINT "knowledge_entries_file_blob_id_blobs_id_fk" FOREIGN KEY ("file_blob_id") REFERENCES "public"."blobs"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "index_entries" ADD CONSTRAINT "index_entries_agent_id_version_index_versions_agent_id_version_fk" FOREIGN KEY ("agent_id","version") REFERENCES "public"."index_versions"("agent_id","version") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "index_parts" ADD CONSTRAINT "index_parts_agent_id_version_index_versions_agent_id_version_fk" FOREIGN KEY ("agent_id","version") REFERENCES "public"."index_versions"("agent_id","version") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "index_versions" ADD CONSTRAINT "index_versions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_entry_id_knowledge_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."knowledge_entries"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_usage" ADD CONSTRAINT "credit_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blob_parts" ADD CONSTRAINT "blob_parts_blob_id_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."blobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activities_user_id_id_index" ON "activities" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "activities_bot_id_index" ON "activities" USING btree ("bot_id");
--> statement-breakpoint
CREATE INDEX "agents_owner_id_id_index" ON "agents" USING btree ("owner_id","id");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "turns_idempotency_key" ON "turns" USING btree ("agent_id","visitor_id","idempotency_key");
--> statement-breakpoint
CREATE INDEX "turns_conversation_id_index" ON "turns" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "turns_state_started_at_index" ON "turns" USING btree ("state","started_at");
--> statement-breakpoint
CREATE INDEX "conversations_agent_id_id_index" ON "conversations" USING btree ("agent_id","id");
--> statement-breakpoint
CREATE INDEX "conversations_agent_id_visitor_id_id_index" ON "conversations" USING btree ("agent_id","visitor_id","id");
--> statement-breakpoint
CREATE INDEX "messages_conversation_id_id_index" ON "messages" USING btree ("conversation_id","id");
--> statement-breakpoint
CREATE INDEX "knowledge_entries_agent_id_id_index" ON "knowledge_entries" USING btree ("agent_id","id");
--> statement-breakpoint
CREATE INDEX "knowledge_entries_agent_id_text_hash_index" ON "knowledge_entries" USING btree ("agent_id","text_hash");
--> statement-breakpoint
CREATE INDEX "index_entries_entry_id_index" ON "index_entries" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "passages_agent_id_index" ON "passages" USING btree ("agent_id");
--> statement-breakpoint
CREATE INDEX "passages_entry_id_text_hash_index" ON "passages" USING btree ("entry_id","text_hash");
