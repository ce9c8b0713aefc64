<?php
/**
 * The list of the marketplace's screens in wp-admin: start reading here.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Module;

/**
 * Nothing of it is loaded outside of wp-admin.
 */
final class Admin implements Module {

	/**
	 * Capability to see the content: editors and administrators.
	 */
	public const MODERATE = 'edit_others_dmkt_missions';

	/**
	 * Capability to see settings, outbox and newsletter.
	 */
	public const MANAGE = 'manage_options';

	public function __construct( private readonly Catalogue $mails ) {}

	public function register(): void {
		if ( is_admin() ) {
			$this->load();
		}
	}

	public function load(): void {
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	/**
	 * @return list<Module>
	 */
	private function modules(): array {
		$reports    = new Reports\Reports_Screen();
		$closing    = new Screens\Close_Missions();
		$outbox     = new Screens\Outbox( $this->mails );
		$newsletter = new Screens\Newsletter();
		$settings   = new Settings\Settings_Screen( $this->mails );
		return array(
			new Assets(),
			new Notices(),
			new Type_Settings(),
			new Screens\Overview(),
			$reports,
			new Reports\Form_Handler(),
			$outbox,
			$newsletter,
			$settings,
			new Settings\Input( $this->mails ),
			new Settings\Mail_Trial( $this->mails ),
			new Settings\Mail_Reset(),
			$closing,
			new Screens\Switch_Off(),
			new Screens\Approvals(),
			new Screens\Correct_Profile(),
			new Screens\Act_For(),
			new Screens\Give_Work(),
			new Screens\Decide_For(),
			new Screens\Reopen_Mission(),
			new Screens\Merge_Skills(),
			new Menu( $reports, $outbox, $newsletter, $settings ),
			new Plugin_Row(),
			new At_A_Glance(),
			new Lists\Post_List( new Lists\Works() ),
			new Lists\Draft_Works(),
			new Lists\Post_List( new Lists\Missions() ),
			new Lists\Post_List( new Lists\Applications() ),
			new Lists\Post_List( new Lists\Events(), 'dm_day' ),
			new Lists\Post_List( new Lists\Resources() ),
			new Lists\Post_List( new Lists\Articles( Item_Types::READING ) ),
			new Lists\Post_List( new Lists\Articles( Item_Types::PAST_PROJECT ) ),
			new Member_Items(),
			new Item_Screen(),
			new Work_Pictures(),
			new Users_List(),
			new Users_Names(),
			new Lists\Member_List(),
			new Lists\Member_Search(),
			new Verifying(),
			new Lists\Skill_List(),
			new Skill_Form(),
			new User_Screen(),
			new Decision_List(),
			new Plain_Editor(),
			new Help(),
		);
	}
}
