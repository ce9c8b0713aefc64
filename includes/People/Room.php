<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People;

use DesignMarketplace\Kernel\Declares\Has_Jobs;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'plugins_loaded', Auth\Secret::class, 'read_ahead' ),
			array( 'authenticate', Auth\Pending_Log_In::class, 'try_pending', 21, 3 ),
			array( 'lostpassword_errors', Auth\Lost_Password::class, 'queue', PHP_INT_MAX, 2 ),
			array( 'send_retrieve_password_email', Auth\Lost_Password::class, 'is_for_core', 10, 3 ),
			array( 'login_form_rp', Auth\Reset_Link::class, 'lead_on' ),
			array( 'login_form_resetpass', Auth\Reset_Link::class, 'lead_on' ),
			// After the cookie, application passwords and tokens.
			array( 'determine_current_user', Auth\Inactive_Accounts::class, 'leave_out', 100 ),
			array( 'validate_password_reset', Auth\Inactive_Accounts::class, 'refuse_reset', 10, 2 ),
			array( 'parse_request', Auth\Author_Listings::class, 'refuse_archive', 1 ),
			array( 'wp_sitemaps_add_provider', Auth\Author_Listings::class, 'drop_sitemap', 10, 2 ),
			array( 'oembed_response_data', Auth\Author_Listings::class, 'drop_author' ),
			array( 'the_author', Auth\Author_Listings::class, 'drop_name' ),
			array( 'get_the_author_url', Auth\Author_Listings::class, 'drop_name' ),
			array( 'get_the_author_user_url', Auth\Author_Listings::class, 'drop_name' ),
			array( 'get_user_metadata', Members\Member_Language::class, 'read', 10, 3 ),
			array( 'update_user_metadata', Members\Member_Language::class, 'write', 10, 4 ),
			array( 'delete_user_metadata', Members\Member_Language::class, 'clear', 10, 3 ),
			array( 'profile_update', Members\Account_Watch::class, 'compare', 10, 2 ),
			array( 'wp_set_password', Members\Account_Watch::class, 'on_password_set', 10, 3 ),
			array( 'send_password_change_email', Members\Account_Watch::class, 'is_for_core', 10, 2 ),
			array( 'send_email_change_email', Members\Account_Watch::class, 'is_for_core', 10, 2 ),
			array( 'design_marketplace_member_activated', Members\Email_Upkeep::class, 'on_proven' ),
			array( 'after_password_reset', Members\Email_Upkeep::class, 'on_password_reset' ),
			// WordPress' own sign-up, on one site and on a network; nobody has proven anything there yet.
			array( 'registration_errors', Members\Email_Upkeep::class, 'check_sign_up', 10, 3 ),
			array( 'wpmu_validate_user_signup', Members\Email_Upkeep::class, 'check_network_sign_up' ),
			array( 'wp_loaded', Members\Own_Data_Page::class, 'answer' ),
			array( Has_Jobs::DAILY, Members\Availability_Upkeep::class, 'run', 10, 0 ),
			array( 'design_marketplace_member_updated', Members\On_Behalf::class, 'profile_changed', 10, 2 ),
			array( 'send_retrieve_password_email', Members\Off_Mails::class, 'explain_instead', 10, 3 ),
			array( 'design_marketplace_member_off', Members\Off_Pictures::class, 'note' ),
			array( 'design_marketplace_member_on', Members\Off_Pictures::class, 'note' ),
			array( 'design_marketplace_item_hidden', Members\Off_Pictures::class, 'note_author' ),
			array( 'design_marketplace_item_shown', Members\Off_Pictures::class, 'note_author' ),
			array( 'add_attachment', Members\Off_Pictures::class, 'note_new' ),
			array( 'design_marketplace_transaction_done', Members\Off_Pictures::class, 'follow_switched' ),
			array( Has_Jobs::DAILY, Members\Off_Pictures::class, 'catch_up', 5 ),
			array( 'wp_pre_insert_user_data', Accounts\Slug_Guard::class, 'change', 10, 3 ),
			array( 'before_delete_post', Accounts\Gone_Missions::class, 'remember', 10, 2 ),
			array( 'rest_api_init', Members\Switch_Controller::class, 'register_routes' ),
			array( 'do_parse_request', Members\Activation_Link::class, 'answer', 1 ),
			array( 'delete_user', Members\Deletion::class, 'clean_up' ),
			array( 'remove_user_from_blog', Members\Deletion::class, 'leave_site' ),
			array( 'wp_privacy_personal_data_exporters', Members\Privacy_Tools::class, 'add_exporter' ),
			// Last, because the other erasers need the account.
			array( 'wp_privacy_personal_data_erasers', Members\Privacy_Tools::class, 'add_eraser', 999 ),
			array( 'admin_init', Privacy\Policy_Text::class, 'suggest' ),
			array( Has_Jobs::DAILY, Privacy\Retention::class, 'run', 10, 0 ),
			array( Has_Jobs::DAILY, Privacy\Orphans::class, 'remove', 10, 0 ),
			// Core deletes an account in many steps. Anything the member writes between them is found afterwards.
			array( 'deleted_user', Privacy\Orphans::class, 'remove_of', 5 ),
			array( 'remove_user_from_blog', Privacy\Orphans::class, 'note', 5 ),
			array( 'deleted_user_meta', Privacy\Orphans::class, 'follow_membership', 10, 3 ),
		);
	}

	public static function modules(): array {
		return array(
			Members\Member_Data::class,
			Members\Email_Upkeep::class,
			Members\Own_Data_Page::class,
			Members\Availability_Upkeep::class,
			Accounts\Decision_Retention::class,
			Accounts\Retired_Slugs::class,
			Accounts\Gone_Missions::class,
			Accounts\Blocks::class,
			Members\Deletion::class,
			Accounts\Account_Lock::class,
		);
	}
}
