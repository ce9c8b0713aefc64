<?php
/** Checks that all web servers can read the files of messages, and that none serves them directly. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Desk\Health\Loopback;
use DesignMarketplace\Desk\Health\Probe;
use DesignMarketplace\Talks\Files\Folder;
use DesignMarketplace\Talks\Files\Upkeep;
use WP_Error;

final class Message_Files implements Check {

	public const ID     = 'message-files';
	public const SLOW   = true;
	public const OF_PHP = true;

	public function name(): string {
		return __( 'Message files', 'design-marketplace' );
	}

	public function run(): Finding {
		$probe = Probe::store();
		if ( ! $probe ) {
			return Finding::critical(
				__( 'Message files cannot be stored', 'design-marketplace' ),
				sprintf(
					/* translators: %s: name of a PHP constant. */
					__(
						'Neither the folder for them nor the uploads folder is writable, or the disk is full. In the constant %s, name a folder that the user PHP runs as can write to.',
						'design-marketplace'
					),
					Folder::CONSTANT
				)
			);
		}
		try {
			return $this->missing()
				?? $this->shared( $probe )
				?? $this->copied( $probe )
				?? $this->handed_out( $probe )
				?? $this->good( $probe );
		} finally {
			$probe->remove();
		}
	}

	private function missing(): ?Finding {
		$number = Upkeep::missing();
		return 0 === $number ? null : Finding::critical(
			sprintf(
				/* translators: %d: number of files. */
				_n(
					'%d of the newest message files is missing',
					'%d of the newest message files are missing',
					$number,
					'design-marketplace'
				),
				$number
			),
			sprintf(
				/* translators: %s: name of a PHP constant. */
				__(
					'Members cannot open them. If the folder was moved, or is on a separate disk, bring it back or name it in the constant %s; otherwise restore the files from a backup.',
					'design-marketplace'
				),
				Folder::CONSTANT
			)
		);
	}

	private function shared( Probe $probe ): ?Finding {
		$is_shared = $probe->is_shared();
		if ( $is_shared instanceof WP_Error ) {
			return Loopback::unknown(
				__( 'Could not check whether all web servers have the message files', 'design-marketplace' ),
				$is_shared
			);
		}
		return $is_shared ? null : Finding::critical(
			__( 'A web server does not have the message files', 'design-marketplace' ),
			sprintf(
				/* translators: %s: name of a PHP constant. */
				__(
					'A file stored by one web server could not be read by another, so members cannot open what they were sent. Name a folder that all web servers share in the constant %s.',
					'design-marketplace'
				),
				Folder::CONSTANT
			)
		);
	}

	private function copied( Probe $probe ): ?Finding {
		$folder = dirname( $probe->path(), 2 );
		return Folder::is_ours( $folder ) ? null : Finding::critical(
			__( 'The folder with message files belongs to another site', 'design-marketplace' ),
			sprintf(
				/* translators: 1: path of a file, 2: name of a PHP constant. */
				__(
					'Files are stored there, and none is removed. If this site has a new address, remove the file %1$s. If this is a copy of the site, name a folder of its own in the constant %2$s.',
					'design-marketplace'
				),
				$folder . '/' . Folder::OWNER,
				Folder::CONSTANT
			)
		);
	}

	private function handed_out( Probe $probe ): ?Finding {
		$url    = Folder::url( $probe->path() );
		$answer = '' === $url ? null : Loopback::get( $url );
		if ( ! is_array( $answer ) || 200 !== $answer['status'] || (string) file_get_contents( $probe->path() ) !== $answer['body'] ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
			return null;
		}
		return Finding::recommended(
			__( 'The web server makes the message files public', 'design-marketplace' ),
			sprintf(
				/* translators: 1: path of a folder, 2: name of a PHP constant. */
				__(
					'They are encrypted and have names nobody can guess, but should not be public at all. Block requests for %1$s, or name a folder outside the web root in the constant %2$s.',
					'design-marketplace'
				),
				dirname( $probe->path(), 2 ),
				Folder::CONSTANT
			)
		);
	}

	private function good( Probe $probe ): Finding {
		return Finding::good(
			__( 'Message files are stored where only this site can read them', 'design-marketplace' ),
			/* translators: %s: path of a folder. */
			sprintf( __( 'They are stored encrypted in %s.', 'design-marketplace' ), dirname( $probe->path(), 2 ) )
		);
	}
}
