<?php
/**
 * The one list: every module of the plugin, in order. Read it to know the product.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace;

use DesignMarketplace\Declares\Declared;

/**
 * Builds the modules with `new` and lets each add its hooks.
 */
final class Plugin {

	/**
	 * Starts the plugin.
	 */
	public static function boot(): void {
		foreach ( self::load() as $module ) {
			$module->register();
		}
	}

	/**
	 * Makes the modules and lets others read what they declare. Uninstalling needs no more than that.
	 *
	 * @return list<Module>
	 */
	public static function load(): array {
		$modules = self::modules();
		Declared::set( $modules );
		return $modules;
	}

	/**
	 * The modules. Each takes what it needs as arguments. What they declare is read in this order.
	 *
	 * @return list<Module>
	 */
	private static function modules(): array {
		$tokens = new Auth\Tokens();
		$limits = new Auth\Limits( new Auth\Rate_Limiter() );
		$altcha = new Auth\Altcha();
		return array(
			new Database\Primary(),
			new Lifecycle\Activation(),
			new Lifecycle\Migrations(),
			new Lifecycle\Jobs(),
			new Rest\Deferred_Routes(),
			new Rest\Paths(),
			new Rest\Body_Size(),
			new Rest\Input_Guard(),
			new Rest\Answers(),
			new Rest\Lost_Database(),
			$limits,
			new Auth\Bearer( $tokens ),
			new Auth\Token_Controller( $tokens, Members\Fields::display_name( ... ) ),
			new Auth\Log_In( $limits ),
			new Auth\Pending_Log_In(),
			new Auth\Log_In_Limits( $limits ),
			new Auth\Lost_Password(),
			new Auth\Password_Reset( $limits ),
			new Auth\Reset_Link(),
			new Auth\Altcha_Controller( $altcha, $limits ),
			new Auth\Account_Doors(),
			new Auth\Doors(),
			new Auth\Rest_Doors(),
			new Auth\Author_Doors(),
			new Members\Fields(),
			new Members\Kept_Data(),
			new Members\Users_Routes( $limits ),
			new Members\Account_Controller( $limits, new Auth\Bot_Check( new Auth\Chosen_Provider( $altcha ) ), new Members\Registration(), new Members\Activation(), new Members\Deletion() ),
			new Members\Account_Watch(),
			new Members\Email_Change_Controller( $limits ),
			new Members\Email_Change_Link( $limits ),
			new Members\Email_Upkeep(),
			new Members\Role_Watch(),
			new Members\Off_Mails(),
			new Members\Off_Pictures(),
			new Members\Retired_Slugs(),
			new Members\Account_Page(),
			new Members\Switch_Controller(),
			new Members\Activation_Link(),
			new Members\Deletion(),
			new Members\Last_Login(),
			new Members\Privacy_Tools(),
			new Privacy\Policy_Text(),
			new Privacy\Retention(),
			new Privacy\Orphans(),
			new Media\Media(),
			new Content\Content(),
			new Directory\Directory(),
			new Mail\Schedule(),
			new Mail\Unsubscribe(),
			new Works\Works( $limits ),
			new Missions\Missions( $limits ),
			new Missions\Owner_Off(),
			new Applications\Applications(),
			new Applications\Retention(),
			new Admin\Admin(),
			new Frontend\Language(),
			new Frontend\Translations(),
			new Frontend\Plain_Permalinks(),
			new Frontend\Front(),
			new Frontend\Links(),
			new Health\Site_Health(),
			new Health\Health_Controller(),
			new Health\Notices(),
			new Cli\Commands(),
		);
	}
}
