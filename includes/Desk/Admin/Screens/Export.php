<?php
/** Takes everything of the marketplace along from core's screen of exports, for those who have no command line. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Download;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Archive\Writing;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Rest\Answers;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Site\Front\Html;
use WP_Error;

final class Export {

	/** Pictures and files. More take longer than a web server waits, and room on its disk: each is in the archive with its sizes. */
	private const MOST = 2000;

	public function offer(): void {
		if ( 'export' !== ( get_current_screen()->base ?? '' ) || ! current_user_can( Admin::MANAGE ) ) {
			return;
		}
		$wrong = self::complaint();
		Ui::say(
			Html::of(
				'div.dm-archive.notice.notice-info',
				Html::of( 'p', Html::of( 'strong', __( 'Everything of the marketplace', 'design-marketplace' ) ) ),
				Html::of( 'p', __( 'Members, projects, design jobs, applications, lists, reports, pages, settings and all files in one archive, without private messages and passwords. Keep it as you keep a password: it is full of personal data. Whoever runs the server takes it into an empty site.', 'design-marketplace' ) ),
				Html::of( 'p', '' === $wrong ? Html::of( 'a.button', __( 'Download the archive', 'design-marketplace' ), href: wp_specialchars_decode( Action::url( 'archive' ) ) ) : $wrong )
			)
		);
	}

	public function download(): WP_Error {
		if ( ! current_user_can( 'export' ) ) {
			Ui::refuse();
		}
		$wrong = self::complaint();
		if ( '' !== $wrong ) {
			return new WP_Error( 'no_archive', $wrong );
		}
		Answers::unhurried();
		$path = (string) Folder::configured()->passing( '.zip', false );
		$done = '' === Writing::complaint( $path ) ? ( new Writing( false, false ) )->write( $path ) : '';
		$file = is_array( $done ) ? Disk::open( $path ) : null;
		if ( ! $file ) {
			return new WP_Error( 'no_archive', __( 'The archive could not be written: the disk may be full, or a picture has gone meanwhile. Please try again.', 'design-marketplace' ) );
		}
		$bytes = Disk::bytes( $path );
		// Nothing is left of it when the reader goes away.
		Disk::delete( $path );
		Decisions::add( Reported_Item::member( 0 ), Decision_Kind::Archive, '', '', get_current_user_id() );
		$name = 'marketplace-' . gmdate( 'Y-m-d', Clock::now() ) . '.zip';
		header( "Content-Length: {$bytes}" );
		Download::answer( $name, 'application/zip', static fn( $stream ) => stream_copy_to_stream( $file, $stream ) );
	}

	/** Why there is no archive to download, '' if there is one. */
	private static function complaint(): string {
		/* translators: %s: a command. */
		$ask   = __( 'This site is too large for a download. Whoever runs the server writes the archive with the command %s.', 'design-marketplace' );
		$files = (int) Sql::value( "SELECT COUNT(*) FROM {posts} WHERE post_type = 'attachment'" );
		return match ( true ) {
			! class_exists( 'ZipArchive' ) => __( 'PHP lacks its extension “zip”, which writes the archive.', 'design-marketplace' ),
			$files > self::MOST            => sprintf( $ask, 'wp design-marketplace archive export' ),
			default                        => '',
		};
	}
}
