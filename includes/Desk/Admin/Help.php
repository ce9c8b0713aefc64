<?php
/** Help tabs with a few sentences about each screen. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\Decision_Retention;
use WP_Screen;

final class Help {

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

	/** The text for a screen, '' for none. */
	private function text( WP_Screen $screen ): string {
		$page = (string) preg_replace( '/^.*_page_/', '', $screen->id );
		$type = preg_replace( '/^edit-/', '', $screen->id );
		return match ( true ) {
			Item_Types::MISSION === $type => __( "Closing a design job is final: it accepts no more applications, and each candidate gets one email. You see how many beforehand.\nIn the trash, a design job and its applications are hidden; restoring it brings them back.", 'design-marketplace' ),
			Item_Types::WORK === $type => __( 'Projects are added by designers on the site. Here you can correct them, turn them back into drafts, or move them to the trash. A designer is listed as long as at least one project is published.', 'design-marketplace' ),
			Item_Types::APPLICATION === $type => __( 'What candidates write to companies. Here you can read them, but not change them. An application in the trash does not count: its author may apply again.', 'design-marketplace' ),
			'edit-dmkt_skill' === $screen->id => __( 'Members choose their skills from this list. Deleting one takes it off every project, design job and profile.', 'design-marketplace' ),
			'users' === $screen->id => __( 'Members who have not opened the link in their activation email cannot log in. "Resend activation" sends a new link; "Activate" works without one. Deleting a member erases everything they have here, and notifies the candidates of their open design jobs.', 'design-marketplace' ),
			'toplevel_page_' . Menu::SLUG === $screen->id => __( 'What is new and what needs attention. These notices appear on this screen only.', 'design-marketplace' ),
			Reports\Reports_Screen::SLUG === $page => sprintf(
				/* translators: %d: number of months, six or more. */
				__( "One row for each reported item, however often it was reported. One decision settles all its reports: the member reads the reason and can object once, and those who reported it learn the outcome.\nDecisions are kept in a log that nobody can change. Each is erased %d months after it has ceased to apply.", 'design-marketplace' ),
				Decision_Retention::months()
			),
			Screens\Languages_Screen::SLUG === $page => __( "What is written in several languages has one address, and each visitor reads it in theirs.\nA page that is missing in a language is shown in the site's, and says so.", 'design-marketplace' ),
			Screens\Outbox::SLUG === $page => __( "Emails are queued and sent by a job that runs every minute. If one cannot be sent, it is tried again after 1, 5 and 30 minutes, then 2 and 12 hours; after that, it has failed.\nThe text of an email is not shown: it may contain a key.", 'design-marketplace' ),
			Screens\Newsletter::SLUG === $page => __( 'Active members who subscribed to the newsletter. Download a fresh list before each mailing: members change their minds.', 'design-marketplace' ),
			Screens\Appearance::SLUG === $page => __( "Nothing changes for visitors until you save. The preview is for you alone.\nA colour that is too close to the one under it is refused, with the nearest one that can be read.", 'design-marketplace' ),
			Settings\Settings_Screen::SLUG === $page => __( 'A constant in wp-config.php overrides an environment variable, which overrides the value saved here. A locked field says what sets it.', 'design-marketplace' ),
			default => '',
		};
	}
}
