<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Letters\Letter_Type;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Settings_Table;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Roles;

/** The hooks and actions of the marketplace's screens in wp-admin: start reading here. Nothing of it is there outside of wp-admin. */
final class Admin {

	/** Capability to see the content: editors and administrators. */
	public const MODERATE = 'edit_others_dmkt_missions';

	/** Capability to see what is in which language. */
	public const LANGUAGES = 'edit_pages';

	/** Capability to see settings, outbox and newsletter. */
	public const MANAGE = 'manage_options';

	/** The actions of buttons and links, by name: class and method, which get the request and return the notice, and the capability. */
	public const ACTIONS = array(
		'verify_member'        => array( Verifying::class, 'verify', self::MANAGE ),
		'unverify_member'      => array( Verifying::class, 'unverify', self::MANAGE ),
		'activate_members'     => array( Users_List::class, 'activate', 'edit_users' ),
		'resend_activation'    => array( Users_List::class, 'resend', 'edit_users' ),
		'work_pictures'        => array( Work_Pictures::class, 'save', 'edit_others_dmkt_works' ),
		'decide_report'        => array( Reports\Forms::class, 'decide', self::MANAGE ),
		'decide_again'         => array( Reports\Forms::class, 'decide_again', self::MANAGE ),
		'mail_retry'           => array( Screens\Outbox::class, 'retry', self::MANAGE ),
		'mail_cancel'          => array( Screens\Outbox::class, 'cancel', self::MANAGE ),
		'newsletter_csv'       => array( Screens\Newsletter::class, 'download', self::MANAGE ),
		'figures_csv'          => array( Screens\Figures::class, 'download', Roles::VIEW_FIGURES ),
		'share_figures'        => array( Screens\Figures::class, 'share', self::MANAGE ),
		'archive'              => array( Screens\Export::class, 'download', self::MANAGE ),
		'import_begin'         => array( Screens\Importing::class, 'begin', self::MANAGE ),
		'import_try'           => array( Screens\Importing::class, 'try', self::MANAGE ),
		'import_run'           => array( Screens\Importing::class, 'run', self::MANAGE ),
		'import_stop'          => array( Screens\Importing::class, 'stop', self::MANAGE ),
		'reset_mail'           => array( Settings\Mail_Trial::class, 'reset', self::MANAGE ),
		'close_missions'       => array( Screens\Close_Missions::class, 'close', self::MODERATE ),
		'reopen_mission'       => array( Screens\Reopen_Mission::class, 'reopen', self::MANAGE ),
		'decide_held_missions' => array( Screens\Approvals::class, 'decide', self::MANAGE ),
		'switch_off_members'   => array( Screens\Switch_Off::class, 'off', self::MANAGE ),
		'switch_on_members'    => array( Screens\Switch_Off::class, 'on', self::MANAGE ),
		'correct_profile'      => array( Screens\Correct_Profile::class, 'save', 'edit_users' ),
		'act_for'              => array( Screens\Act_For::class, 'act', self::MANAGE ),
		'give_work'            => array( Screens\Give_Work::class, 'give', self::MANAGE ),
		'decide_for'           => array( Screens\Decide_For::class, 'decide', self::MANAGE ),
		'save_brand'           => array( Screens\Appearance::class, 'save', self::MANAGE ),
		'reset_brand'          => array( Screens\Appearance::class, 'reset', self::MANAGE ),
		'forget_brand'         => array( Screens\Appearance::class, 'forget', self::MANAGE ),
		'download_brand'       => array( Screens\Appearance::class, 'download', self::MANAGE ),
		'import_brand'         => array( Screens\Appearance::class, 'import', self::MANAGE ),
		'brand_mail'           => array( Screens\Appearance::class, 'mail', self::MANAGE ),
		'make_sibling'         => array( Screens\Languages_Screen::class, 'make', self::LANGUAGES ),
		'save_translations'    => array( Screens\Languages_Screen::class, 'save', self::LANGUAGES ),
		'add_member'           => array( Screens\Add_Member::class, 'add', self::MANAGE ),
		'message_members'      => array( Screens\Message_Members::class, 'send', self::MANAGE ),
		'log_csv'              => array( Screens\Log::class, 'download', self::MANAGE ),
		'save_view'            => array( View_Tools::class, 'save', self::MANAGE ),
		'remove_view'          => array( View_Tools::class, 'remove', self::MANAGE ),
		'view_csv'             => array( View_Tools::class, 'download', self::MANAGE ),
		'letter_language'      => array( Screens\Letter_Screen::class, 'translate', self::MANAGE ),
		'letter_test'          => array( Screens\Letter_Screen::class, 'test', self::MANAGE ),
		'letter_send'          => array( Screens\Letter_Screen::class, 'act', self::MANAGE ),
		'letter_stop'          => array( Screens\Letter_Screen::class, 'stop', self::MANAGE ),
		'webhook_on'           => array( Settings\Systems::class, 'switch_on', self::MANAGE ),
		'webhook_test'         => array( Settings\Systems::class, 'test', self::MANAGE ),
		'merge_skills'         => array( Screens\Merge_Skills::class, 'merge', 'manage_dmkt_skills' ),
	);

	private const MISSION = Item_Types::MISSION;
	private const WORK    = Item_Types::WORK;
	private const SKILL   = Skills::TAXONOMY;

	/** @return list<array{0:string,1:class-string,2:string,3?:int,4?:int}> */
	public static function hooks(): array {
		$rows = array(
			array( 'admin_enqueue_scripts', Assets::class, 'enqueue' ),
			array( 'admin_notices', Notices::class, 'show' ),
			array( 'register_post_type_args', Type_Settings::class, 'type', 10, 2 ),
			array( 'register_taxonomy_args', Type_Settings::class, 'taxonomy', 10, 2 ),
			array( 'admin_menu', Menu::class, 'add', 9 ),
			array( 'parent_file', Menu::class, 'parent' ),
			array( 'submenu_file', Menu::class, 'entry' ),
			array( 'plugin_action_links_' . plugin_basename( DESIGN_MARKETPLACE_FILE ), Settings\Settings_Screen::class, 'links' ),
			array( 'dashboard_glance_items', At_A_Glance::class, 'add' ),
			array( 'load-index.php', At_A_Glance::class, 'leave_out_posts' ),
			array( 'current_screen', Help::class, 'add' ),
			array( 'wp_editor_settings', Item_Screen::class, 'plain', 10, 2 ),
			array( 'the_editor_content', Item_Screen::class, 'content' ),
			// Settings and emails.
			array( 'set_screen_option_design_marketplace_outbox_per_page', Screens\Outbox::class, 'keep_number', 10, 3 ),
			array( 'set_screen_option_design_marketplace_newsletter_per_page', Screens\Outbox::class, 'keep_number', 10, 3 ),
			array( 'set_screen_option_design_marketplace_log_per_page', Screens\Outbox::class, 'keep_number', 10, 3 ),
			array( 'allowed_options', Settings\Input::class, 'allow', 20 ),
			array( 'admin_post_design_marketplace_mail_preview', Settings\Mail_Trial::class, 'preview' ),
			array( 'admin_post_design_marketplace_mail_test', Settings\Mail_Trial::class, 'send' ),
			array( 'admin_notices', Screens\Export::class, 'offer' ),
			// Items.
			array( 'handle_bulk_actions-edit-' . self::WORK, Lists\Works::class, 'draft', 10, 3 ),
			array( 'handle_bulk_actions-edit-' . self::MISSION, Screens\Close_Missions::class, 'ask', 10, 3 ),
			array( 'handle_bulk_actions-edit-' . self::MISSION, Screens\Approvals::class, 'ask', 10, 3 ),
			array( 'restrict_manage_posts', Lists\Post_List::class, 'filters' ),
			array( 'post_row_actions', Lists\Post_List::class, 'actions', 10, 2 ),
			array( 'posts_clauses', Lists\Post_List::class, 'clauses', 10, 2 ),
			array( 'posts_search', Lists\Post_List::class, 'search', 10, 2 ),
			array( 'the_posts', Lists\Post_List::class, 'prime', 10, 2 ),
			array( 'the_title', Lists\Post_List::class, 'title', 99, 2 ),
			array( 'edit_form_top', Refused_Form::class, 'fill' ),
			array( 'admin_notices', Refused_Form::class, 'tell' ),
			array( 'load-post.php', Member_Items::class, 'refuse_edit' ),
			array( 'wp_insert_post_data', Member_Items::class, 'keep', 20, 2 ),
			array( 'wp_ajax_inline-save', Member_Items::class, 'refuse_quick_edit', 0 ),
			array( 'load-edit.php', Member_Items::class, 'refuse_bulk_edit' ),
			array( 'save_post_' . self::MISSION, Member_Items::class, 'save', 10, 2 ),
			array( 'save_post_' . self::WORK, Member_Items::class, 'save', 10, 2 ),
			array( 'quick_edit_custom_box', Member_Items::class, 'quick_edit', 10, 2 ),
			array( 'add_inline_data', Member_Items::class, 'inline_data' ),
			array( 'views_edit-' . self::MISSION, Lists\Missions::class, 'views', 9 ),
			array( 'views_edit-' . self::MISSION, Member_Items::class, 'views' ),
			array( 'display_post_states', Member_Items::class, 'states', 10, 2 ),
			array( 'the_editor', Item_Screen::class, 'describe_editor' ),
			array( 'post_updated_messages', Item_Screen::class, 'messages' ),
			array( 'display_post_states', Letter_Type::class, 'states', 10, 2 ),
			array( 'views_edit-' . Letter_Type::NAME, Letter_Type::class, 'views' ),
			array( 'display_post_states', Screens\Languages_Screen::class, 'states', 10, 2 ),
			array( 'post_row_actions', Letter_Type::class, 'actions', 10, 2 ),
			// Users.
			array( 'manage_users_columns', Users_List::class, 'columns' ),
			array( 'manage_users_custom_column', Users_List::class, 'cell', 10, 3 ),
			array( 'manage_users_sortable_columns', Users_List::class, 'sortable' ),
			array( 'views_users', Users_List::class, 'views' ),
			array( 'pre_user_query', Users_List::class, 'query' ),
			array( 'user_row_actions', Users_List::class, 'actions', 10, 2 ),
			array( 'bulk_actions-users', Users_List::class, 'bulk' ),
			array( 'load-users.php', Users_List::class, 'do_bulk' ),
			array( 'user_login', Users_Names::class, 'name', 10, 3 ),
			array( 'pre_get_avatar', Users_Names::class, 'avatar', 10, 3 ),
			array( 'gettext_with_context_default', Users_Names::class, 'role', 10, 3 ),
			array( 'users_list_table_query_args', Lists\Member_List::class, 'ask' ),
			array( 'views_users', Lists\Member_List::class, 'views', 15 ),
			array( 'views_users', Lists\Member_List::class, 'show_filters', 20 ),
			array( 'restrict_manage_users', Lists\Member_List::class, 'stay' ),
			array( 'in_admin_header', Lists\Member_List::class, 'name' ),
			array( 'admin_body_class', Lists\Member_List::class, 'body_class' ),
			array( 'parent_file', Lists\Member_List::class, 'leave_users', 20 ),
			array( 'adminmenu', Lists\Member_List::class, 'forget_type' ),
			array( 'admin_title', Lists\Member_List::class, 'title' ),
			array( 'load-users.php', Lists\Member_List::class, 'say_members' ),
			array( 'users_pre_query', Lists\Member_List::class, 'find', 10, 2 ),
			array( 'pre_count_users', Lists\Member_List::class, 'count' ),
			array( 'edit_user_profile', User_Screen::class, 'show' ),
			array( 'admin_body_class', User_Screen::class, 'body_class' ),
			array( 'author_link', User_Screen::class, 'link', 10, 2 ),
			array( 'load-user-edit.php', User_Screen::class, 'say_member' ),
			array( 'edit_user_profile', Decision_List::class, 'show', 20 ),
			// Skills.
			array( 'manage_edit-' . self::SKILL . '_columns', Lists\Skill_List::class, 'columns' ),
			array( 'manage_' . self::SKILL . '_custom_column', Lists\Skill_List::class, 'cell', 10, 3 ),
			array( self::SKILL . '_row_actions', Screens\Merge_Skills::class, 'actions', 10, 2 ),
			array( self::SKILL . '_add_form_fields', Lists\Skill_List::class, 'add' ),
			array( self::SKILL . '_edit_form_fields', Lists\Skill_List::class, 'edit' ),
			array( 'created_' . self::SKILL, Lists\Skill_List::class, 'save' ),
			array( 'edited_' . self::SKILL, Lists\Skill_List::class, 'save' ),
		);
		foreach ( array_keys( Lists\Post_List::LISTS ) as $type ) {
			$rows[] = array( "manage_{$type}_posts_columns", Lists\Post_List::class, 'columns' );
			$rows[] = array( "manage_{$type}_posts_custom_column", Lists\Post_List::class, 'cell', 10, 2 );
			$rows[] = array( "manage_edit-{$type}_sortable_columns", Lists\Post_List::class, 'sortable' );
			$rows[] = array( "bulk_actions-edit-{$type}", Lists\Post_List::class, 'bulk' );
		}
		foreach ( Item_Types::ALL as $type ) {
			$rows[] = array( "add_meta_boxes_{$type}", Item_Screen::class, 'boxes' );
		}
		foreach ( array_keys( Settings_Table::rows() ) as $key ) {
			$rows[] = array( 'sanitize_option_' . Site_Settings::PREFIX . $key, Settings\Input::class, 'read', 5, 2 );
		}
		foreach ( array_keys( self::ACTIONS ) as $name ) {
			$rows[] = array( 'admin_post_' . Action::PREFIX . $name, Action::class, 'run' );
		}
		return $rows;
	}
}
