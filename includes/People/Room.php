<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\People;

use DesignMarketplace\Kernel\Rest\Routes;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// After the cookie (10, 20) and application passwords (20).
			array( 'determine_current_user', Auth\Bearer::class, 'decide', 99 ),
			array( 'authenticate', Auth\Log_In_Limits::class, 'count', 1, 3 ),
			array( 'wp_authenticate_user', Auth\Log_In_Limits::class, 'spare_the_hash', 1 ),
			array( 'wp_authenticate_user', Auth\Log_In::class, 'check_member', 10, 2 ),
			array( 'authenticate', Auth\Pending_Log_In::class, 'try_pending', 21, 3 ),
			// Before the one message for all failures.
			array( 'authenticate', Auth\Log_In_Limits::class, 'decide', 98 ),
			array( 'authenticate', Auth\Log_In::class, 'hide_reason', 99, 3 ),
			array( 'application_password_failed_authentication', Auth\Log_In_Limits::class, 'count_application_password', 20, 0 ),
			array( 'wp_login', Accounts\Last_Login::class, 'on_log_in', 10, 2 ),
			// Before the rows of those who changed are written.
			array( 'shutdown', Accounts\Last_Seen::class, 'note', -1, 0 ),
			array( 'login_redirect', Auth\Log_In::class, 'send_home', 99, 3 ),
			array( 'lostpassword_url', Auth\Log_In::class, 'lost_password_url', 10, 0 ),
			array( 'login_form_lostpassword', Auth\Log_In::class, 'limit_lost_password', 10, 0 ),
			array( 'login_form_retrievepassword', Auth\Log_In::class, 'limit_lost_password', 10, 0 ),
			array( 'lostpassword_errors', Auth\Log_In::class, 'mark_unknown_address', 99, 2 ),
			array( 'validate_password_reset', Auth\Log_In::class, 'check_new_password', 9, 2 ),
			...( is_admin() ? array( array( 'init', Auth\Core_Access::class, 'leave_admin', 99, 0 ) ) : array() ),
			array( 'show_admin_bar', Auth\Core_Access::class, 'hide_admin_bar' ),
			array( 'wp_is_application_passwords_available_for_user', Auth\Core_Access::class, 'refuse_application_passwords', 10, 2 ),
			array( 'comments_open', Auth\Core_Access::class, 'close_comments', 99, 2 ),
			array( 'pings_open', Auth\Core_Access::class, 'close_comments', 99, 2 ),
			...( defined( 'XMLRPC_REQUEST' ) ? array( array( 'user_has_cap', Auth\Core_Access::class, 'without_items' ) ) : array() ),
			array( 'lostpassword_errors', Auth\Lost_Password::class, 'queue', PHP_INT_MAX, 2 ),
			array( 'send_retrieve_password_email', Auth\Lost_Password::class, 'is_for_core', 10, 3 ),
			array( 'login_form_rp', Auth\Lost_Password::class, 'lead_on' ),
			array( 'login_form_resetpass', Auth\Lost_Password::class, 'lead_on' ),
			// After the cookie, application passwords and tokens.
			array( 'determine_current_user', Auth\Log_In::class, 'leave_out', 100 ),
			array( 'validate_password_reset', Auth\Log_In::class, 'refuse_reset', 10, 2 ),
			array( 'parse_request', Auth\Core_Access::class, 'refuse_archive', 1 ),
			array( 'wp_sitemaps_add_provider', Auth\Core_Access::class, 'drop_sitemap', 10, 2 ),
			array( 'oembed_response_data', Auth\Core_Access::class, 'drop_author' ),
			array( 'the_author', Auth\Core_Access::class, 'drop_name' ),
			array( 'get_the_author_url', Auth\Core_Access::class, 'drop_name' ),
			array( 'get_the_author_user_url', Auth\Core_Access::class, 'drop_name' ),
			array( 'get_user_metadata', Members\Member_Language::class, 'read', 10, 3 ),
			array( 'update_user_metadata', Members\Member_Language::class, 'write', 10, 4 ),
			array( 'delete_user_metadata', Members\Member_Language::class, 'clear', 10, 3 ),
			array( 'profile_update', Members\Account_Watch::class, 'compare', 10, 2 ),
			array( 'wp_set_password', Members\Account_Watch::class, 'on_password_set', 10, 3 ),
			array( 'send_password_change_email', Members\Account_Watch::class, 'is_for_core', 10, 2 ),
			array( 'send_email_change_email', Members\Account_Watch::class, 'is_for_core', 10, 2 ),
			array( 'design_marketplace_member_activated', Members\Email_Change::class, 'on_proven' ),
			array( 'design_marketplace_member_activated', Oidc\Linking::class, 'on_activated' ),
			array( 'after_password_reset', Members\Email_Change::class, 'on_password_reset' ),
			// WordPress' own sign-up, on one site and on a network; nobody has proven anything there yet.
			array( 'registration_errors', Members\Email_Change::class, 'check_sign_up', 10, 3 ),
			array( 'wpmu_validate_user_signup', Members\Email_Change::class, 'check_network_sign_up' ),
			array( 'wp_pre_insert_user_data', Members\Role_Watch::class, 'note_new', PHP_INT_MAX, 2 ),
			array( 'user_register', Members\Role_Watch::class, 'forget_new', 0, 0 ),
			array( 'add_user_meta', Members\Role_Watch::class, 'before_first_role', 10, 2 ),
			array( 'update_user_meta', Members\Role_Watch::class, 'before_role', 10, 3 ),
			// Before those who want to know the account's state.
			array( 'added_user_meta', Members\Role_Watch::class, 'meta_changed', 9, 3 ),
			array( 'updated_user_meta', Members\Role_Watch::class, 'meta_changed', 9, 3 ),
			array( 'deleted_user_meta', Members\Role_Watch::class, 'meta_changed', 9, 3 ),
			array( 'added_user_meta', Verification\Verification_Upkeep::class, 'compare', 10, 3 ),
			array( 'updated_user_meta', Verification\Verification_Upkeep::class, 'compare', 10, 3 ),
			...self::on_setting( 'universities', Schools\Schools::class, 'remember', 9 ),
			...self::on_setting( 'universities', Verification\Verification_Upkeep::class, 'withdraw' ),
			array( 'design_marketplace_daily', Schools\Schools::class, 'remember', 9, 0 ),
			array( 'design_marketplace_daily', Verification\Verification_Upkeep::class, 'run', 10, 0 ),
			array( 'design_marketplace_daily', Members\Availability_Upkeep::class, 'run', 10, 0 ),
			array( 'design_marketplace_member_updated', Members\On_Behalf::class, 'profile_changed', 10, 2 ),
			array( 'send_retrieve_password_email', Members\Switching::class, 'explain_instead', 10, 3 ),
			array( 'design_marketplace_member_off', Members\Off_Pictures::class, 'note' ),
			array( 'design_marketplace_member_on', Members\Off_Pictures::class, 'note' ),
			array( 'design_marketplace_item_hidden', Members\Off_Pictures::class, 'note_author' ),
			array( 'design_marketplace_item_shown', Members\Off_Pictures::class, 'note_author' ),
			array( 'add_attachment', Members\Off_Pictures::class, 'note_new' ),
			array( 'design_marketplace_transaction_done', Members\Off_Pictures::class, 'follow_switched' ),
			array( 'design_marketplace_daily', Members\Off_Pictures::class, 'catch_up', 5 ),
			array( 'wp_pre_insert_user_data', Accounts\Slugs::class, 'change', 10, 3 ),
			array( 'before_delete_post', Accounts\Gone_Missions::class, 'remember', 10, 2 ),
			array( 'do_parse_request', Members\Activation::class, 'answer', 1 ),
			array( 'delete_user', Members\Deletion::class, 'clean_up' ),
			array( 'design_marketplace_leaving', Members\Leaving::class, 'run', 10, 0 ),
			array( 'design_marketplace_daily', Members\Leaving::class, 'resume', 10, 0 ),
			array( 'remove_user_from_blog', Members\Deletion::class, 'leave_site' ),
			array( 'wp_privacy_personal_data_exporters', Members\Privacy_Tools::class, 'add_exporter' ),
			// Last, because the other erasers need the account.
			array( 'wp_privacy_personal_data_erasers', Members\Privacy_Tools::class, 'add_eraser', 999 ),
			array( 'admin_init', Privacy\Inventory::class, 'suggest_policy' ),
			array( 'design_marketplace_daily', Privacy\Inventory::class, 'expire', 10, 0 ),
			array( 'design_marketplace_daily', Privacy\Orphans::class, 'remove', 10, 0 ),
			// Core deletes an account in many steps. Anything the member writes between them is found afterwards.
			array( 'deleted_user', Privacy\Orphans::class, 'remove_of', 5 ),
			array( 'remove_user_from_blog', Privacy\Orphans::class, 'note', 5 ),
			array( 'deleted_user_meta', Privacy\Orphans::class, 'follow_membership', 10, 3 ),
		);
	}

	public static function routes(): array {
		$member = '/design-marketplace/v1/members/(?P<id>[\d]+)';
		return array(
			array( 'POST', '/jwt-auth/v1/token', Auth\Token_Controller::class, 'log_in', Routes::ANYONE ),
			array( 'POST', '/jwt-auth/v1/token/validate', Auth\Token_Controller::class, 'validate', Routes::ANYONE ),
			// The key is the permission.
			array( 'POST', '/wp/v2/users/password', Auth\Password_Reset::class, 'reset', Routes::ANYONE ),
			array( 'GET', '/wp/v2/users/altcha', Auth\Altcha::class, 'answer', Routes::ANYONE ),
			array( 'POST', '/wp/v2/users/register', Members\Account_Controller::class, 'sign_up', Routes::STRANGER ),
			array( 'POST', '/wp/v2/users/availability', Members\Account_Controller::class, 'look_up', Routes::ANYONE ),
			array( 'POST', '/wp/v2/users/activation', Members\Account_Controller::class, 'activate_again', Routes::ANYONE ),
			array( 'POST', '/wp/v2/users/signout', Members\Account_Controller::class, 'sign_out', Routes::LOGGED_IN ),
			array( 'DELETE', '/wp/v2/users/delete/(?P<id>[\d]+)', Members\Account_Controller::class, 'delete', 'may_delete' ),
			array( 'GET', '/wp/v2/users/(?P<id>[\d]+)/export', Members\Account_Controller::class, 'export', 'may_export' ),
			array( 'GET', '/design-marketplace/v1/oidc', Oidc\Oidc_Controller::class, 'read', Routes::ANYONE ),
			array( 'GET', '/design-marketplace/v1/oidc/start', Oidc\Oidc_Controller::class, 'start', Routes::ANYONE ),
			array( 'POST', '/design-marketplace/v1/oidc/start', Oidc\Oidc_Controller::class, 'start_linking', Routes::LOGGED_IN ),
			array( 'GET', '/design-marketplace/v1/oidc/callback', Oidc\Oidc_Controller::class, 'call_back', Routes::ANYONE ),
			// The ticket is the permission.
			array( 'POST', '/design-marketplace/v1/oidc/session', Oidc\Oidc_Controller::class, 'log_in', Routes::ANYONE ),
			array( 'POST', '/design-marketplace/v1/oidc/link', Oidc\Oidc_Controller::class, 'link', Routes::ANYONE ),
			array( 'DELETE', '/design-marketplace/v1/oidc/link', Oidc\Oidc_Controller::class, 'unlink', Routes::LOGGED_IN ),
			array( 'GET', "{$member}/verified", Verification\Verification_Controller::class, 'read', 'may_read' ),
			array( 'POST', "{$member}/verified", Verification\Verification_Controller::class, 'decide', 'may_decide' ),
			array( 'POST', "{$member}/verified/address", Verification\Verification_Controller::class, 'ask', 'may_ask' ),
			array( 'GET', "{$member}/confirmed", Verification\Verification_Controller::class, 'read', 'may_read' ),
			array( 'POST', "{$member}/confirmed", Verification\Verification_Controller::class, 'decide', 'may_decide' ),
			array( 'POST', "{$member}/confirmed/address", Verification\Verification_Controller::class, 'ask', 'may_ask' ),
			array( 'GET', '/design-marketplace/v1/schools', Schools\Schools::class, 'answer', Routes::ANYONE ),
			array( 'POST', $member, Members\Switch_Controller::class, 'change', 'may_change' ),
		);
	}

	public static function links(): array {
		return array(
			'design_marketplace_email'  => array( Members\Email_Change_Link::class, 'answer' ),
			'design_marketplace_free'   => array( Members\Availability_Link::class, 'answer' ),
			'design_marketplace_join'   => array( Members\Joining::class, 'answer' ),
			'design_marketplace_verify' => array( Verification\Verification_Link::class, 'answer' ),
			'design_marketplace_oidc'   => array( Oidc\Oidc_Link::class, 'answer' ),
			'design_marketplace_data'   => array( Members\Own_Data::class, 'answer' ),
		);
	}

	public static function modules(): array {
		return array(
			Auth\Limits::class,
			Members\Member_Data::class,
			Accounts\Decision_Retention::class,
			Accounts\Slugs::class,
			Accounts\Gone_Missions::class,
			Accounts\Blocks::class,
			Members\Deletion::class,
			Members\Leaving::class,
			Verification\Verification_Upkeep::class,
			Oidc\Oidc_Data::class,
		);
	}
}
