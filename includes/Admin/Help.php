<?php
/**
 * Help tabs with a few sentences about each screen.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Module;
use WP_Screen;

final class Help implements Module {

	public function register(): void {
		add_action( 'current_screen', array( $this, 'add' ) );
	}

	public function add( WP_Screen $screen ): void {
		$text = $this->text( $screen );
		if ( '' !== $text ) {
			$screen->add_help_tab(
				array(
					'id'      => 'design-marketplace',
					'title'   => __( 'Marketplace', 'design-marketplace' ),
					'content' => '<p>' . implode( '</p><p>', array_map( 'esc_html', explode( "\n", $text ) ) ) . '</p>',
				)
			);
		}
	}

	/**
	 * The text for a screen, '' for none.
	 */
	private function text( WP_Screen $screen ): string {
		$page = (string) preg_replace( '/^.*_page_/', '', $screen->id );
		$type = preg_replace( '/^edit-/', '', $screen->id );
		return match ( true ) {
			Item_Types::MISSION === $type => __( "Closing a design job is for good: it takes no more applications, and each candidate gets one email. You are told how many before.\nIn the trash a design job and its applications are out of sight; restoring brings them back.", 'design-marketplace' ),
			Item_Types::WORK === $type => __( 'Projects are added by designers on the site. Here they are corrected, taken back to a draft, or moved to the trash. A designer is listed as long as one project is published.', 'design-marketplace' ),
			Item_Types::APPLICATION === $type => __( 'What candidates write to companies. It is read here, not changed. An application in the trash is none: its author may apply again.', 'design-marketplace' ),
			'edit-dm_skill' === $screen->id => __( 'Members choose their skills from this list. Deleting one takes it off every project, design job and profile.', 'design-marketplace' ),
			'users' === $screen->id => __( 'Members who have not opened the link in their activation email cannot log in. "Resend activation" sends a new link, "Activate" does without it. Deleting a member erases everything of theirs, and tells the candidates of their open design jobs.', 'design-marketplace' ),
			'toplevel_page_' . Menu::SLUG === $screen->id => __( 'What is new and what needs attention. Nothing here follows you to other screens.', 'design-marketplace' ),
			Reports\Screen::SLUG === $page => __( "One row for each thing that was reported, however often. One decision settles all its reports: the member reads the reason and can object once, and who reported learns the outcome.\nWhat was decided is a log: nobody can change it. It is erased six months after it has ceased to apply.", 'design-marketplace' ),
			Screens\Outbox::SLUG === $page => __( "Emails are queued with what they tell about, and sent by a job that runs every minute. One that cannot be sent is tried again after 1, 5 and 30 minutes, 2 and 12 hours, and has then failed.\nWhat stands in a email is not shown: it may hold a key.", 'design-marketplace' ),
			Screens\Newsletter::SLUG === $page => __( 'Active members who said yes to the newsletter. Download the list anew before each sending: members change their minds.', 'design-marketplace' ),
			Settings\Screen::SLUG === $page => __( 'A constant in wp-config.php decides before an environment variable, and that before what is saved here. A locked field says by what it is set.', 'design-marketplace' ),
			default => '',
		};
	}
}
